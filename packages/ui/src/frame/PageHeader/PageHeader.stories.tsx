import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { ViewToggle } from '../ViewToggle/ViewToggle.tsx';
import { AddButton } from '../RegisterToolbar/AddButton.tsx';
import { FilterButton } from '../FilterPanel/FilterButton.tsx';
import { OverflowMenu } from '../../overlays/OverflowMenu/OverflowMenu.tsx';
import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { PageHeader } from './PageHeader.tsx';

const actions = (
  <>
    <FilterButton count={2} isOpen={false} onClick={() => {}} />
    <SortMenu value="updated" onChange={() => {}} />
    <OverflowMenu items={[{ label: 'Template', onSelect: () => {} }]} />
    <AddButton onPress={() => {}} />
  </>
);

const back = { href: '/segments', label: 'Segmenten' };

const meta = preview.meta({
  title: 'frame/PageHeader (paginatitel)',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [Story => <PageContainer><Story /></PageContainer>],
  argTypes: { actions: { mapping: { 'met toevoegen': <AddButton onPress={() => {}} />, 'met alles': actions } }, back: { mapping: { 'naar de segmenten': back } } },
  args: { title: 'Producten', subtitle: '1-12 van 248', actions },
});

export const Default = meta.story({ name: 'Standaard' });
export const Quiet = meta.story({ name: 'Rustig', args: { title: 'Segmenten', isQuiet: true, subtitle: undefined, actions: undefined } });
const Jumping = () => {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeader title={isEditing ? 'Alle segmenten' : 'Segmenten'} isQuiet={!isEditing} actions={isEditing && <AddButton onPress={() => {}} />} />
      <button type="button" style={{ padding: 12 }} onClick={() => setEditing(!isEditing)}>Wissel</button>
    </>
  );
};
/** Neither the title nor what stands below it moves with the mode. */
export const NothingMovesWithTheMode = meta.story({
  name: 'Niets verspringt met de modus',
  tags: ['gedrag'],
  render: () => <Jumping />,
  play: async ({ canvas, userEvent }) => {
    const middle = () => { const { top, bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect(); return (top + bottom) / 2; };
    const below = canvas.getByRole('button', { name: 'Wissel' });
    const before = [middle(), below.getBoundingClientRect().top];
    await userEvent.click(below);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alle segmenten');
    await expect([middle(), below.getBoundingClientRect().top]).toEqual(before);
  },
});
export const WithBack = meta.story({
  name: 'Met weg terug',
  args: { title: 'Categorieën in segment Horeca', subtitle: undefined, actions: undefined, back },
  play: async ({ canvas }) => { await expect(canvas.getByRole('link', { name: 'Segmenten' })).toHaveAttribute('href', '/segments'); },
});
export const OnPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    // Two lines: the title with the main action, and the tools.
    const top = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('toevoegen')).toBeLessThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await expect(top('Meer acties')).toBe(top('Sorteer: laatst gewijzigd'));
    await expect(top('Meer acties')).toBe(top('Filters · 2'));
  },
});
export const LongestTextOnPhone = OnPhone.extend({ name: 'Langste tekst op gsm', args: { title: 'Producten in category Verpakkingsdrukwerkbenodigdhedenassortiment en displays', back: { href: '/categories', label: 'Alle categorieën' } } });
/** One tool stands beneath a long title, and beside a short one. */
export const OneToolOnPhone = meta.story({
  name: 'Eén knop op gsm',
  globals: { viewport: { value: 'phone' } },
  args: { subtitle: undefined, back, actions: <Button variant="quiet">Presenteren</Button> },
  render: args => <><PageHeader {...args} title="Producten in de collectie Restaurants aan zee" /><PageHeader {...args} title="Collecties" /></>,
  play: async ({ canvas }) => {
    const [long, short] = canvas.getAllByRole('heading', { level: 1 }).map(heading => heading.getBoundingClientRect());
    const [beneath, beside] = canvas.getAllByRole('button', { name: 'Presenteren' }).map(button => button.getBoundingClientRect());
    await expect(long!.width).toBeGreaterThan(350);
    await expect(beneath!.top).toBeGreaterThan(long!.bottom);
    await expect(beside!.left).toBeGreaterThan(short!.right);
  },
});
export const ManyToolsOnStandingTablet = meta.story({
  name: 'Veel knoppen op een staande tablet',
  globals: { viewport: { value: 'tabletPortrait' } },
  args: {
    isCrowded: true,
    actions: (
      <>
        <FilterButton count={2} isOpen={false} onClick={() => {}} />
        <SortMenu value="updated" onChange={() => {}} />
        <Button variant="quiet">Weergaven</Button>
        <ViewToggle value="grid" onChange={() => {}} />
        <OverflowMenu items={[{ label: 'Template', onSelect: () => {} }]} />
        <AddButton onPress={() => {}} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = (name: string | RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(box('toevoegen').top).toBeLessThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await expect(box('Filters · 2').top).toBeGreaterThan(box('toevoegen').bottom);
    await expect(box('Meer acties').top).toBe(box('Filters · 2').top);
  },
});
export const OnTablet = meta.story({
  name: 'Tablet liggend',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Producten'); },
});
