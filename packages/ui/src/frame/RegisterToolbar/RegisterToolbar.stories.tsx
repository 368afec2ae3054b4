import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AddButton } from './AddButton.tsx';
import { RegisterToolbar, type RegisterToolbarProps } from './RegisterToolbar.tsx';

const onAdd = fn().mockName('onAdd');

/** Keeps the term as a page does in its address; a slow one brings it back later. */
const Page = ({ search, actions, delayMs = 0, title = 'Klanten' }: RegisterToolbarProps & { delayMs?: number; title?: string }) => {
  const [value, setValue] = useKept(search.value);
  const onSearch = (term: string) => {
    search.onSearch(term);
    if (delayMs) setTimeout(() => setValue(term), delayMs);
    else setValue(term);
  };
  return (
    <>
      <PageHeader title={title} subtitle={`Zoekterm: ${value || 'geen'}`} actions={<RegisterToolbar search={{ ...search, value, onSearch }} actions={actions} />} />
      <button type="button" onClick={() => setValue('papier')}>Terug</button>
    </>
  );
};

const meta = preview.meta({
  title: 'frame/RegisterToolbar (registerbalk)',
  component: RegisterToolbar,
  parameters: { layout: 'fullscreen' },
  decorators: [Story => <PageContainer><Story /></PageContainer>],
  argTypes: { actions: { mapping: { 'met toevoegen': <AddButton onPress={onAdd} /> } } },
  args: { search: { value: '', onSearch: fn().mockName('onSearch'), placeholder: 'Zoek een klant' }, actions: <AddButton onPress={onAdd} /> },
  render: args => <Page {...args} />,
  beforeEach: () => { onAdd.mockClear(); },
});

const box = { name: 'Zoek een klant' };

export const Default = meta.story({ name: 'Standaard' });

/** Typing rests, and only then is it searched, once. */
export const SearchesAfterARest = meta.story({
  name: 'Zoekt na een pauze',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args: { search } }) => {
    await userEvent.type(canvas.getByRole('searchbox', box), ' bakker');
    await expect(search.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(search.onSearch).toHaveBeenCalledWith('bakker'));
    await expect(search.onSearch).toHaveBeenCalledOnce();
    await waitFor(async () => expect(await canvas.findByText('Zoekterm: bakker')).toBeVisible());
    await expect(canvas.getByRole('searchbox', box)).toHaveValue(' bakker');
    await userEvent.click(canvas.getByRole('button', { name: 'toevoegen' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
});

export const EnterAtOnce = meta.story({
  name: 'Enter zoekt meteen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args: { search } }) => {
    await userEvent.type(canvas.getByRole('searchbox', box), 'bakker{Enter}');
    await expect(search.onSearch).toHaveBeenCalledWith('bakker');
    await userEvent.type(canvas.getByRole('searchbox', box), 's');
    await waitFor(() => expect(search.onSearch).toHaveBeenLastCalledWith('bakkers'));
    await expect(search.onSearch).toHaveBeenCalledTimes(2);
  },
});

/** A page that answers late does not take back what was typed meanwhile. */
export const SlowPage = meta.story({
  name: 'Trage pagina',
  tags: ['gedrag'],
  render: args => <Page {...args} delayMs={500} />,
  play: async ({ canvas, userEvent, args: { search } }) => {
    const input = canvas.getByRole('searchbox', box);
    await userEvent.type(input, 'druk');
    await waitFor(() => expect(search.onSearch).toHaveBeenCalledWith('druk'));
    await userEvent.type(input, 'kerij ');
    await canvas.findByText('Zoekterm: druk');
    await expect(input).toHaveValue('drukkerij ');
    await canvas.findByText('Zoekterm: drukkerij');
    await expect(input).toHaveValue('drukkerij ');
    await expect(search.onSearch).toHaveBeenCalledTimes(2);
  },
});

export const FollowsThePage = meta.story({
  name: 'Volgt de pagina',
  tags: ['gedrag'],
  args: { search: { value: 'bakker', onSearch: fn(), placeholder: 'Zoek een klant' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', box)).toHaveValue('bakker');
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(canvas.getByRole('searchbox', box)).toHaveValue('papier');
  },
});

export const Clears = meta.story({
  name: 'Gewist',
  tags: ['gedrag'],
  args: { search: { value: 'bakker', onSearch: fn(), placeholder: 'Zoek een klant' } },
  play: async ({ canvas, userEvent, args: { search } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoekterm wissen' }));
    await expect(search.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox', box)).toHaveFocus();
  },
});

export const WithoutActions = meta.story({ name: 'Zonder acties', args: { actions: undefined } });
export const OnTablet = meta.story({
  name: 'Tablet liggend',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Klanten' }).getBoundingClientRect();
    await expect(canvas.getByRole('searchbox', box).getBoundingClientRect().left).toBeGreaterThan(title.right - 1);
    await expect(canvas.getByRole('button', { name: 'toevoegen' }).getBoundingClientRect().right).toBe(1140);
  },
});
export const OnTabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });

/** Under the title, and as wide as the page. */
export const OnPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('search').getBoundingClientRect().left;
    const right = canvas.getByRole('button', { name: 'toevoegen' }).getBoundingClientRect().right;
    await expect(left).toBe(16);
    await expect(right).toBe(374);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
export const OnPhoneWithoutActions = meta.story({
  name: 'Zonder acties, gsm',
  args: { actions: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('search').offsetWidth).toBe(358); },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { search: { value: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, Sint-Martens-Latem', onSearch: fn(), placeholder: 'Zoek een klant' } },
  render: args => <Page {...args} title="Verpakkingsmaterialenassortiment" />,
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});
