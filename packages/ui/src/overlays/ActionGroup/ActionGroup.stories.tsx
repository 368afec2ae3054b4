import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProductCard } from '../../tiles/ProductCard/ProductCard.tsx';
import { opened, pointer, poster, products, withStoryLink } from '../../testing/catalogue.tsx';
import { Tile } from '../../tiles/Tile/Tile.tsx';
import { WindowedGrid } from '../../tiles/WindowedGrid/WindowedGrid.tsx';
import { editAction } from './action.ts';
import { ActionGroup, type ActionGroupProps } from './ActionGroup.tsx';

const pressed = fn().mockName('pressed');
const press = (key: string) => () => { pressed(key); };
const foreign = 'Je kan enkel collecties van jezelf aanpassen of verwijderen';

const four = [editAction.edit(press('edit')), editAction.photo(press('photo')), editAction.hide(press('hide')), editAction.remove(press('remove'))];
const six = [
  editAction.edit(press('edit')), editAction.photo(press('photo')), editAction.hide(press('hide')),
  editAction.copy(press('copy')), editAction.export(press('export')), editAction.remove(press('remove')),
];
const names = (root: HTMLElement) => within(root).getAllByRole('button').map(button => button.getAttribute('aria-label'));

const At = ({ width, ...args }: ActionGroupProps & { width: number }) => <div style={{ display: 'flex', width, height: 44 }}><ActionGroup {...args} /></div>;

const meta = preview.meta({
  title: 'overlays/ActionGroup (acties)',
  component: ActionGroup,
  tags: ['nieuw', '!stabiel'],
  args: { label: 'Acties voor Horeca', actions: four },
  decorators: [withStoryLink],
  beforeEach: () => { pressed.mockClear(); opened.mockClear(); },
});

export const Default = meta.story({ name: 'Standaard', render: args => <At {...args} width={282} /> });

export const Presses = meta.story({
  name: 'Acties werken',
  tags: ['gedrag'],
  render: args => <At {...args} width={282} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Acties voor Horeca' });
    await expect(names(group)).toEqual(['Bewerken', 'Foto toevoegen', 'Verbergen', 'Verwijderen']);
    await userEvent.click(canvas.getByRole('button', { name: 'Foto toevoegen' }));
    await expect(pressed).toHaveBeenLastCalledWith('photo');
    await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.hover(canvas.getByRole('button', { name: 'Verwijderen' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Verwijderen');
  },
});

export const EveryAction = meta.story({
  name: 'Alle acties',
  args: { actions: [...six.slice(0, 3), editAction.show(press('show')), ...six.slice(3)] },
  play: async ({ canvas }) => {
    await expect(names(canvas.getByRole('group'))).toEqual(['Bewerken', 'Foto toevoegen', 'Verbergen', 'Tonen', 'Kopiëren', 'Exporteren', 'Verwijderen']);
  },
});

/** Six fit in the narrowest column of the catalogue, with a mouse and with a finger. */
export const SixInAColumn = meta.story({
  name: 'Zes in een kolom',
  args: { actions: six },
  render: args => <At {...args} width={282} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
});

export const Folds = meta.story({
  name: 'Vouwt dicht',
  tags: ['gedrag'],
  args: { actions: six },
  render: args => <At {...args} width={180} />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group');
    await waitFor(() => expect(names(group)).toContain('Meer acties'));
    await expect(names(group)[0]).toBe('Bewerken');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    const more = canvas.getByRole('button', { name: 'Meer acties' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteren' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(pressed).toHaveBeenLastCalledWith('export');
    await waitFor(() => expect(more).toHaveFocus());
  },
});

/** What has no room, behind the dots. */
export const FoldedMenu = meta.story({
  name: 'Menu open',
  args: { actions: six },
  render: args => <At {...args} width={180} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meer acties' }));
    await expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Kopiëren', 'Exporteren', 'Verwijderen']);
  },
});

export const FoldedReason = meta.story({
  name: 'Reden in het menu',
  tags: ['gedrag'],
  args: { actions: [...six.slice(0, 5), editAction.remove(press('remove'), { disabledReason: foreign })] },
  render: args => <At {...args} width={180} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meer acties' }));
    const item = await screen.findByRole('menuitem', { name: `Verwijderen: ${foreign}` });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(pressed).not.toHaveBeenCalled();
  },
});

const withReason = [editAction.edit(press('edit'), { disabledReason: foreign }), editAction.copy(press('copy'))];

export const DisabledWithReason = meta.story({
  name: 'Uitgeschakeld, met reden',
  globals: { theme: 'light' },
  args: { actions: withReason },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const edit = canvas.getByRole('button', { name: 'Bewerken' });
    await expect(edit).toHaveFocus();
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent(foreign);
    await expect(edit).toHaveAccessibleDescription(foreign);
    await expect(getComputedStyle(tip).backgroundColor).toBe('rgb(179, 38, 30)');
    await userEvent.keyboard('{Enter} ');
    await expect(pressed).not.toHaveBeenCalled();
    await expect(edit).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Kopiëren'));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(foreign));
  },
});

/** A finger has no hover: the reason comes with the tap. */
export const DisabledUnderAFinger = meta.story({
  name: 'Uitgeschakeld, met de vinger',
  tags: ['gedrag'],
  args: { actions: withReason },
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Bewerken' });
    await userEvent.pointer([{ keys: '[TouchA]', target: edit }]);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(foreign);
    await expect(pressed).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { actions: [...six.slice(0, 4), editAction.export(press('export'), { isPending: true })] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Exporteren' });
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
});

/** Neither opens the card nor begins a hold, by mouse or keyboard. */
export const OnACard = meta.story({
  name: 'Op een kaart',
  tags: ['gedrag'],
  args: { actions: four },
  render: args => (
    <div style={{ maxWidth: 302 }}>
      <ProductCard product={poster} href="/products/3" hold={{ label: 'in collectie', onHold: press('hold') }} actions={<ActionGroup {...args} />} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Bewerken' });
    pointer(edit, 'pointerdown');
    await expect(canvas.getByRole('article').querySelector('[data-hold]')).toBeNull();
    pointer(edit, 'pointerup');
    await userEvent.click(edit);
    canvas.getByRole('button', { name: 'Verwijderen' }).focus();
    await userEvent.keyboard(' ');
    await expect(pressed.mock.calls.flat()).toEqual(['edit', 'remove']);
    await expect(opened).not.toHaveBeenCalled();
  },
});

const segment = { id: 4, name: 'Horeca', path: '/media/images/menu-7-1.png' };
const columns = (count: number) => Array.from({ length: count }, (_, index) => ({ ...segment, id: index + 1 }));

export const UnderTiles = meta.story({
  name: 'Onder tegels',
  args: { actions: four },
  globals: { viewport: { value: 'tablet' } },
  render: args => (
    <WindowedGrid label="Segmenten" mode="edit" hasEditActions items={columns(6)} renderItem={item => <Tile kind="segment" name={item.name} path={item.path} href="/categories/segment/4" actions={<ActionGroup {...args} />} />} />
  ),
  play: async ({ canvas }) => {
    const [tile] = canvas.getAllByRole('article');
    const picture = within(tile!).getByRole('link').getBoundingClientRect();
    await expect(tile!.getBoundingClientRect().bottom - picture.bottom).toBe(44);
  },
});

export const UnderTilesOnAPhone = UnderTiles.extend({ name: 'Onder tegels, gsm', args: { actions: six }, globals: { viewport: { value: 'phone' } } });
export const OnATabletPortrait = UnderTiles.extend({ name: 'Tablet staand', args: { actions: six }, globals: { viewport: { value: 'tabletPortrait' } } });

const Rows = (args: ActionGroupProps) => (
  <WindowedGrid
    label="Categorieën"
    view="list"
    items={products.slice(0, 4)}
    renderItem={product => <Tile kind="category" view="list" name={product.name} path={product.coverImagePath} href={`/products/${product.id}`} actions={<ActionGroup {...args} />} />}
  />
);

export const InRows = meta.story({
  name: 'In rijen',
  args: { actions: six },
  globals: { viewport: { value: 'tablet' } },
  render: Rows,
  play: async ({ canvas }) => { await expect(names(canvas.getAllByRole('group')[0]!)).toHaveLength(6); },
});

/** Two places beside a name: the most important one, and the rest behind the dots. */
export const InRowsOnAPhone = meta.story({
  name: 'In rijen, gsm',
  args: { actions: six },
  globals: { viewport: { value: 'phone' } },
  render: Rows,
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('group')[0]!)).toEqual(['Bewerken', 'Meer acties']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const None = meta.story({
  name: 'Geen',
  tags: ['gedrag'],
  args: { actions: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('group')).not.toBeInTheDocument(); },
});
