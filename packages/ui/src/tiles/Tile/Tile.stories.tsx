import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { opened, picture, pointer, renaming, withStoryLink } from '../../testing/catalogue.tsx';
import { Grid } from '../WindowedGrid/WindowedGrid.styles.ts';
import { Tile, type TileProps } from './Tile.tsx';

const nothing = () => undefined;
const onRemove = fn().mockName('onRemove');
const actions = <ActionGroup label="Acties voor Horeca" actions={[editAction.edit(nothing), editAction.remove(() => onRemove())]} />;
const noReason = () => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

/** As wide as its column of the grid; a row is as wide as its page. */
const InColumn = (args: TileProps) => (args.view === 'list' ? <Tile {...args} /> : <div style={{ maxWidth: args.kind === 'segment' ? 302 : 236 }}><Tile {...args} /></div>);

const meta = preview.meta({
  title: 'tiles/Tile (tegel)',
  component: Tile,
  argTypes: {
    hold: { mapping: { 'in collectie': { label: 'in collectie', onHold: fn() } } },
    rename: { mapping: { 'wordt hernoemd': renaming } },
  },
  tags: ['nieuw', '!stabiel'],
  args: { kind: 'segment' as TileProps['kind'], name: 'Horeca', path: picture(7), href: '/categories/segment/1', isEager: true },
  decorators: [withStoryLink],
  render: InColumn,
  beforeEach: () => {
    opened.mockClear();
    onRemove.mockClear();
  },
});

export const Segment = meta.story({ name: 'Segment' });

export const Opens = meta.story({
  name: 'Opent',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Horeca' }));
    await expect(opened.mock.calls).toEqual([['/categories/segment/1']]);
  },
});

export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('link', { name: 'Horeca' });
    await expect(getComputedStyle(tile).opacity).toBe('0.5');
    await userEvent.hover(tile);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    await userEvent.click(tile);
    await expect(opened).not.toHaveBeenCalled();
  },
});

export const DisabledByKeyboard = meta.story({
  name: 'Uitgeschakeld, met het toetsenbord',
  tags: ['gedrag'],
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    await userEvent.keyboard('{Escape}');
    await waitFor(noReason);
  },
});

export const DisabledByFinger = meta.story({
  name: 'Uitgeschakeld, met de vinger',
  tags: ['gedrag'],
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer([{ keys: '[TouchA]', target: canvas.getByRole('link', { name: 'Horeca' }) }]);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nog geen categoriën in dit segment');
    pointer(document.body, 'pointerdown', { pointerType: 'touch' });
    await waitFor(noReason);
  },
});

export const EditMode = meta.story({ name: 'Bewerken', args: { actions } });
/** Hidden from others: only who may edit sees it. */
export const Hidden = meta.story({
  name: 'Verborgen',
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});
/** In edit mode alone: elsewhere it is not there, and the label says why. */
export const WithoutPicture = meta.story({
  name: 'Zonder foto',
  args: { path: null },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Niet zichtbaar zonder foto')).toBeVisible()); },
});
export const OnWhite = meta.story({ name: 'Op wit', args: { path: picture(3) } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { name: 'Verpakkingen & displays voor voeding, horeca en evenementen', path: picture(2) } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });

export const AsAPage = meta.story({
  name: 'Als pagina',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'tablet' } },
  decorators: [Story => <div style={{ padding: 40 }}><Story /></div>],
  render: () => (
    <Grid data-mode="edit" style={{ width: 'calc(100vw - 120px)' }}>
      {['Horeca', 'Bouw & vastgoed', 'Retail', 'Zorg', 'Evenementen', 'Cultuur', 'Onderwijs', 'Overheid'].map((name, index) => (
        <li key={name}><Tile kind="segment" name={name} path={picture([7, 3, 11, 1, 6, 2, 5, 0][index]!)} href={`/categories/segment/${index}`} isDisabled={index === 6} isEager /></li>
      ))}
    </Grid>
  ),
});

export const Category = meta.story({ name: 'Categorie', args: { kind: 'category', name: 'Affiches', path: picture(2), href: '/products/category/8' } });
export const CategoryWithSegments = Category.extend({
  name: 'Categorie: met segmenten',
  args: { subtitle: 'Cultuur · Evenementen' },
  play: async ({ canvas }) => { await expect(canvas.getByRole('link', { name: 'Affiches Cultuur · Evenementen' })).toHaveAttribute('href', '/products/category/8'); },
});
export const CategoryDisabled = Category.extend({
  name: 'Categorie: uitgeschakeld',
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
  },
});
export const CategoryInEditMode = Category.extend({
  name: 'Categorie: bewerken',
  args: { actions: <ActionGroup label="Acties voor Affiches" actions={[editAction.edit(nothing), editAction.photo(nothing), editAction.hide(nothing), editAction.remove(nothing)]} /> },
});
export const CategoryHidden = Category.extend({ name: 'Categorie: verborgen', args: { isHidden: true } });
export const CategoryWithoutPicture = Category.extend({ name: 'Categorie: zonder foto', args: { path: null } });
export const CategoryLongestText = Category.extend({
  name: 'Categorie: langste tekst',
  args: { name: 'Gelegenheidsverpakkingen en geschenkdozen', path: picture(4), subtitle: 'Bouw & vastgoed · Evenementen · Horeca · Retail' },
});
export const CategoryOnAPhone = Category.extend({ name: 'Categorie: gsm', globals: { viewport: { value: 'phone' } } });

export const Row = CategoryWithSegments.extend({ name: 'Rij', args: { view: 'list' } });
export const RowDisabled = Row.extend({
  name: 'Rij: uitgeschakeld',
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dit is niet beschikbaar');
  },
});
export const RowInEditMode = Row.extend({
  name: 'Rij: bewerken',
  args: { actions },
  play: async ({ canvas }) => { await expect(canvas.getByRole('article').offsetHeight).toBe(79); },
});
export const RowHidden = Row.extend({
  name: 'Rij: verborgen',
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Verborgen · Cultuur · Evenementen')).toBeVisible()); },
});
export const RowLongestText = Row.extend({
  name: 'Rij: langste tekst',
  args: { name: 'Gelegenheidsverpakkingen en geschenkdozen voor feestdagen', path: null, subtitle: 'Bouw & vastgoed · Evenementen · Horeca · Retail · Onderwijs' },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});

const addPhoto: Partial<TileProps> = { path: null, onAddPhoto: fn() };

/** A picture is required and missing: the tile asks for it. */
export const AddPhoto = meta.story({
  name: 'Foto ontbreekt',
  args: addPhoto,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'add photo Horeca' }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
    await expect(canvas.getByRole('link', { name: 'Horeca' })).toHaveAttribute('href', '/categories/segment/1');
  },
});

export const AddPhotoPressed = AddPhoto.extend({
  name: 'Foto ontbreekt: aangeklikt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'add photo Horeca' }));
    await expect(args.onAddPhoto).toHaveBeenCalledOnce();
  },
});

export const AddPhotoWithKeyboard = AddPhoto.extend({
  name: 'Foto ontbreekt: met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'add photo Horeca' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddPhoto).toHaveBeenCalledOnce();
  },
});

/** The actions are beside the button, not in it. */
export const AddPhotoInEditMode = AddPhoto.extend({
  name: 'Foto ontbreekt: bewerken',
  args: { kind: 'category', actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijderen' }));
    await expect(onRemove).toHaveBeenCalledOnce();
    await expect(args.onAddPhoto).not.toHaveBeenCalled();
  },
});

export const AddPhotoLongestText = AddPhoto.extend({
  name: 'Foto ontbreekt: langste tekst',
  args: { name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines, najaarscollectie' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /add photo Gelegenheids/ });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

export const AddPhotoAsRow = AddPhoto.extend({
  name: 'Foto ontbreekt: als rij',
  parameters: { docs: { story: { inline: false } } },
  args: { kind: 'category', view: 'list', actions },
  render: args => <div style={{ width: 640, maxWidth: '92vw' }}><Tile {...args} /></div>,
  play: async ({ canvas }) => { await expect(canvas.getByRole('article').offsetHeight).toBe(79); },
});

export const AddPhotoAsRowOnAPhone = AddPhotoAsRow.extend({ name: 'Foto ontbreekt: als rij, gsm', globals: { viewport: { value: 'phone' } } });
