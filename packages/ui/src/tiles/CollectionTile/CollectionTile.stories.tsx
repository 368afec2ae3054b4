import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { WindowedGrid } from '../WindowedGrid/WindowedGrid.tsx';
import { CollectionTile, type CollectionTileProps, type TileCollection } from './CollectionTile.tsx';

const fair: TileCollection = { name: 'Beurs Kortrijk', path: '/media/images/flag-1-1.jpg', productCount: 14, isPrivate: false, updated: '20-11-2026' };
const longest: TileCollection = {
  ...fair, isPrivate: true, creatorName: 'Vandenberghe-Vanderstraeten',
  name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie van Chocolaterie Vandenberghe',
};
const nothing = () => undefined;
const onEdit = fn().mockName('onEdit');
const actions = (
  <ActionGroup label="Acties voor Beurs Kortrijk" actions={[editAction.edit(() => onEdit()), editAction.hide(nothing), editAction.copy(nothing), editAction.remove(nothing)]} />
);
const howToFill = 'Nog leeg: houd een product ingedrukt om het toe te voegen';

const meta = preview.meta({
  title: 'tiles/CollectionTile (collectietegel)',
  component: CollectionTile,
  args: { collection: fair, href: '/collections/21' },
  render: args => <div style={{ maxWidth: args.view === 'list' ? undefined : 280 }}><CollectionTile {...args} /></div>,
  decorators: [withStoryLink],
  beforeEach: () => {
    opened.mockClear();
    onEdit.mockClear();
  },
});

export const Default = meta.story({ name: 'Standaard' });

export const Opens = meta.story({
  name: 'Opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Beurs Kortrijk 14 producten' }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
  },
});

export const OneProduct = meta.story({
  name: 'Eén product',
  args: { collection: { ...fair, productCount: 1 } },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('1 product')).toBeVisible()); },
});

export const Private = meta.story({
  name: 'Privé',
  args: { collection: { ...fair, isPrivate: true, creatorName: 'Lies' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Privé')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('14 producten · door Lies')).toBeVisible());
  },
});

/** Empty: it leads nowhere, and says how to fill it. */
export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { collection: { ...fair, productCount: 0 }, actions },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('link');
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(tile).opacity).toBe('0.5');
    await userEvent.click(tile);
    await expect(opened).not.toHaveBeenCalled();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(howToFill);
    await expect(canvas.getByRole('article')).toHaveTextContent(howToFill);
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerken' }));
    await expect(onEdit).toHaveBeenCalledOnce();
  },
});

export const DisabledByKeyboard = meta.story({
  name: 'Uitgeschakeld, met het toetsenbord',
  tags: ['gedrag'],
  args: { collection: { ...fair, productCount: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(howToFill);
    await userEvent.keyboard('{Enter}');
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const WithActions = meta.story({ name: 'Met acties', args: { actions } });
export const WithoutPicture = meta.story({ name: 'Zonder foto', args: { collection: { ...fair, path: null } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { collection: longest, actions } });
export const Phone = meta.story({ name: 'Gsm', args: { actions }, globals: { viewport: { value: 'phone' } } });

export const Row = meta.story({ name: 'Rij', args: { view: 'list' } });

export const RowOpens = Row.extend({
  name: 'Rij: opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('gewijzigd 20-11-2026')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /^Beurs Kortrijk/ }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
  },
});

export const RowPrivate = Row.extend({
  name: 'Rij: privé',
  args: { collection: { ...fair, isPrivate: true, creatorName: 'Lies' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Privé')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('door Lies')).toBeVisible());
  },
});

export const RowDisabled = Row.extend({
  name: 'Rij: uitgeschakeld',
  args: { collection: { ...fair, updated: undefined, name: 'Nog leeg', path: null, productCount: 0 }, actions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Nog leeg 0 producten/ }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(howToFill);
    await expect(canvas.getByRole('article')).toHaveTextContent(howToFill);
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const RowInEditMode = Row.extend({ name: 'Rij: bewerken', args: { actions } });
export const RowWithoutPicture = Row.extend({ name: 'Rij: zonder foto', args: { collection: { ...fair, path: null } } });
export const RowLongestText = Row.extend({ name: 'Rij: langste tekst', args: { collection: longest, actions } });
export const RowOnAPhone = RowLongestText.extend({
  name: 'Rij: gsm',
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
export const RowOnATablet = RowInEditMode.extend({ name: 'Rij: tablet liggend', globals: { viewport: { value: 'tablet' } } });

/** A collection opens without its picture: what it holds is not out of reach. */
export const AddPhoto = meta.story({
  name: 'Foto ontbreekt',
  args: { collection: { ...fair, path: null, productCount: 9, updated: undefined }, actions, onAddPhoto: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Beurs Kortrijk 9 producten' }));
    await expect(opened).toHaveBeenLastCalledWith('/collections/21');
    await expect(args.onAddPhoto).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'add photo Beurs Kortrijk' }));
    await expect(args.onAddPhoto).toHaveBeenCalledOnce();
  },
});
export const AddPhotoAsRow = AddPhoto.extend({ name: 'Foto ontbreekt: als rij', args: { view: 'list' } });

/** An empty one does not, and says how it is filled. */
export const AddPhotoWhileEmpty = AddPhoto.extend({
  name: 'Foto ontbreekt: leeg',
  args: { collection: { ...fair, path: null, productCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Nog leeg: houd een product ingedrukt om het toe te voegen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'add photo Beurs Kortrijk' })).toBeVisible();
  },
});

/** In edit mode, for who may show it again. */
export const Hidden = meta.story({ name: 'Verborgen', args: { onShow: fn() } });

export const HiddenShowsAgain = Hidden.extend({
  name: 'Verborgen: opnieuw tonen',
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
  },
});

/** Renamed or removed without being shown first. */
export const HiddenWithActions = Hidden.extend({
  name: 'Verborgen: met acties',
  args: { actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerken' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(args.onShow).not.toHaveBeenCalled();
  },
});
export const HiddenLongestText = Hidden.extend({ name: 'Verborgen: langste tekst', args: { collection: longest, actions } });

const shown: TileCollection = { name: 'Horeca voorjaar', path: '/media/images/menu-7-1.png', productCount: 9, isPrivate: false };
const Among = ({ onShow, ...args }: CollectionTileProps) => (
  <WindowedGrid
    label="Collecties"
    kind="collection"
    view={args.view}
    mode="edit"
    items={[shown, args.collection, { ...shown, name: 'Beurs Gent', path: '/media/images/flag-1-1.jpg' }].map((item, id) => ({ ...item, id }))}
    renderItem={item => <CollectionTile {...args} collection={item} onShow={item.id === 1 ? onShow : undefined} />}
  />
);

/** As large as the tiles around it: picture, name and line of text stand at the same height. */
export const HiddenAmongTiles = Hidden.extend({
  name: 'Verborgen: tussen tegels',
  args: { actions },
  render: args => <Among {...args} />,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [before, hidden] = canvas.getAllByRole('article');
    await expect(hidden!.offsetHeight).toBe(before!.offsetHeight);
    await expect(Math.abs(canvas.getByText('Beurs Kortrijk').getBoundingClientRect().top - canvas.getByText('Horeca voorjaar').getBoundingClientRect().top)).toBeLessThanOrEqual(1);
  },
});
export const HiddenAmongTilesOnAPhone = Hidden.extend({ name: 'Verborgen: tussen tegels, gsm', args: { actions }, render: args => <Among {...args} />, globals: { viewport: { value: 'phone' } } });

export const HiddenAmongRows = Hidden.extend({
  name: 'Verborgen: tussen rijen',
  args: { view: 'list', actions },
  render: args => <Among {...args} />,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Beurs Kortrijk' }).offsetHeight).toBeLessThanOrEqual(88);
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw tonen' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});
export const HiddenAmongRowsOnAPhone = Hidden.extend({
  name: 'Verborgen: tussen rijen, gsm',
  args: { view: 'list', collection: { ...fair, name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines' }, actions },
  render: args => <Among {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});
