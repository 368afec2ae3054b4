import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { WindowedGrid } from '../WindowedGrid/WindowedGrid.tsx';
import { CollectionRow } from '../CollectionTile/CollectionRow.tsx';
import { CollectionTile } from '../CollectionTile/CollectionTile.tsx';
import { docs } from './HiddenCollectionTile.docs.ts';
import { HiddenCollectionTile, type HiddenCollectionTileProps } from './HiddenCollectionTile.tsx';

const onEdit = fn().mockName('onEdit');
const actions = <ActionGroup label="Acties voor Beurs Kortrijk" actions={[editAction.edit(() => onEdit()), editAction.remove(() => undefined)]} />;

const meta = preview.meta({
  title: 'tiles/HiddenCollectionTile (verborgen collectie)',
  component: HiddenCollectionTile,
  parameters: { widget: docs },
  args: { collection: { id: 21, name: 'Beurs Kortrijk' }, onShow: fn() },
  render: args => <div style={{ maxWidth: 280 }}><HiddenCollectionTile {...args} /></div>,
  decorators: [withStoryLink],
  beforeEach: () => { onEdit.mockClear(); },
});

export const Default = meta.story();

export const ShowsAgain = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Beurs Kortrijk' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Verborgen')).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Opnieuw tonen' });
    await expect(button).toHaveAccessibleDescription('Beurs Kortrijk');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(args.onShow).toHaveBeenCalledWith(21);
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opnieuw tonen' });
    await userEvent.click(button);
    await expect(args.onShow).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** Renamed or removed without being shown first. */
export const WithActions = meta.story({
  args: { actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerken' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
});
export const LongestText = meta.story({
  args: { collection: { id: 22, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe' }, actions },
});

const shown = { id: 22, name: 'Horeca voorjaar', path: '/media/images/menu-7-1.png', productCount: 9, isPrivate: false };
const Among = ({ view = 'grid', ...args }: HiddenCollectionTileProps & { view?: 'grid' | 'list' }) => {
  const Tile = view === 'list' ? CollectionRow : CollectionTile;
  return (
    <WindowedGrid
      label="Collecties"
      view={view}
      mode="edit"
      items={[shown, args.collection, { ...shown, id: 23, name: 'Beurs Gent', path: '/media/images/flag-1-1.jpg' }]}
      getKey={({ id }) => id}
      renderItem={item => (item === args.collection
        ? <HiddenCollectionTile {...args} />
        : <Tile collection={{ ...shown, ...item }} href={`/collections/${item.id}`} actions={actions} />)}
    />
  );
};

/** As large as the tiles around it: picture, name and line of text stand at the same height. */
export const AmongTiles = meta.story({
  args: { actions },
  render: args => <Among {...args} />,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [before, hidden] = canvas.getAllByRole('article');
    await expect(hidden!.offsetHeight).toBe(before!.offsetHeight);
    await expect(Math.abs(canvas.getByText('Beurs Kortrijk').getBoundingClientRect().top - canvas.getByText('Horeca voorjaar').getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  },
});
export const AmongTilesOnAPhone = meta.story({ render: args => <Among {...args} />, globals: { viewport: { value: 'phone' } } });

export const AmongRows = meta.story({
  args: { actions },
  render: args => <Among {...args} view="list" />,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Beurs Kortrijk' }).offsetHeight).toBeLessThanOrEqual(88);
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw tonen' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});
export const AmongRowsOnAPhone = meta.story({
  args: { collection: { id: 21, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines' }, actions },
  render: args => <Among {...args} view="list" />,
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});
