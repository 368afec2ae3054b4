import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useKept } from '../../testing/useKept.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const Kept = ({ value, onSearch, ...rest }: SearchBoxProps) => {
  const [term, setTerm] = useKept(value);
  return (
    <>
      <SearchBox {...rest} value={term} onSearch={next => { setTerm(next); onSearch(next); }} />
      <Button variant="quiet" onClick={() => setTerm('stickers')}>Elders zoeken</Button>
    </>
  );
};

const meta = preview.meta({
  title: 'frame/SearchBox (zoekveld)',
  component: SearchBox,
  args: { value: '', onSearch: fn() },
  decorators: [Story => <div style={{ position: 'relative', width: 240, minHeight: 64, background: 'inherit' }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Filled = meta.story({ name: 'Ingevuld, en te wissen', args: { value: 'affiche' } });

export const SearchesOnEnter = meta.story({
  name: 'Zoekt met Enter',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('search')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Zoek een product' }), '  affiche{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('affiche');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const Clears = meta.story({
  name: 'Gewist',
  tags: ['gedrag'],
  args: { value: 'affiche' },
  render: args => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Zoek een product' });
    await expect(box).toHaveValue('affiche');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoekterm wissen' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Zoekterm wissen' })).not.toBeInTheDocument();
  },
});

export const FollowsThePage = meta.story({
  name: 'Volgt de pagina',
  tags: ['gedrag'],
  args: { value: 'affiche' },
  render: args => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elders zoeken' }));
    await expect(canvas.getByRole('searchbox', { name: 'Zoek een product' })).toHaveValue('stickers');
  },
});

export const OnNight = meta.story({
  name: 'Op donker',
  args: { tone: 'night', value: 'affiche' },
  decorators: [Story => <div style={{ background: 'var(--color-night)', padding: 12 }}><Story /></div>],
});

export const LongestText = meta.story({ name: 'Langste tekst', args: { value: 'Visitekaartje letterpers op 600 g katoenpapier met kleur op snee' } });
export const Folded = meta.story({ name: 'Dichtgevouwen', args: { isFolded: true } });
export const FoldedWithTerm = meta.story({ name: 'Dichtgevouwen, met zoekterm', args: { isFolded: true, value: 'affiche' } });

export const Unfolded = meta.story({
  name: 'Opengevouwen',
  args: { isFolded: true, value: 'affiche' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoek een product' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Zoek een product' })).toHaveFocus());
  },
});
