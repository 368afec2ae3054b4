import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { picture } from '../../testing/catalogue.tsx';
import { AssetLibrary, type AssetLibraryProps } from './AssetLibrary.tsx';
import type { MediaItem } from '../reorder.ts';

const names = ['Visitekaartje Atelier Noord', 'Brochure Open Huis 24p', 'Affiche Zomerfestival A2', 'Roll-up Beursstand', 'Verzenddoos Koffiebranderij'];
const makers = ['An Peeters', 'Luc Verhaegen', null];
const assets: MediaItem[] = Array.from({ length: 10 }, (_, at) => ({
  id: at + 1,
  name: `${names[at % 5]!}_a1b2c3d${at}`,
  order: 1 + Math.floor(at / 5),
  path: at === 8 ? null : at === 3 ? '/media/videos/box-opening.mp4' : picture(at),
  isVideo: at === 3,
  createdByName: makers[at % 3],
}));

const meta = preview.meta({
  title: 'media/AssetLibrary (mediabibliotheek)',
  component: AssetLibrary,
  argTypes: { selection: { mapping: { 'met vinkjes': { isSelecting: true, isSelected: ({ name }: MediaItem) => name.startsWith('Affiche'), onSelect: fn() } } } },
  args: { assets, view: 'list' as AssetLibraryProps['view'], onEdit: fn(), onRemove: fn(), isLoading: false, isBusy: false },
  globals: { viewport: { value: 'tablet' } },
  // The room of the application's header, under which the table's own sticks.
  decorators: [Story => <div style={{ paddingTop: 'var(--size-header)' }}><Story /></div>],
});

export const Table = meta.story({ name: 'Tabel' });
export const TableAnswers = meta.story({
  name: 'Tabel werkt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Media assets' });
    await expect(within(table).getAllByRole('columnheader').map(header => header.textContent)).toEqual(['Naam', 'Soort', 'Door', 'Acties']);
    const row = within(table).getByRole('row', { name: /^Roll-up Beursstand 1/ });
    await waitFor(() => expect(within(row).getByRole('cell', { name: 'Video' })).toBeVisible());
    await waitFor(() => expect(within(row).getByRole('cell', { name: 'An Peeters' })).toBeVisible());
    await userEvent.click(within(row).getByRole('button', { name: 'Media wijzigen' }));
    await expect(args.onEdit).toHaveBeenCalledWith(4);
    await userEvent.click(within(row).getByRole('button', { name: 'Media verwijderen' }));
    await expect(args.onRemove).toHaveBeenCalledWith(4);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(within(row).getByRole('button', { name: 'Roll-up Beursstand 1' }));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Afbeeldingen van Roll-up Beursstand' })).toBeVisible());
  },
});

export const Thumbnails = meta.story({ name: 'Tegels', args: { view: 'grid' } });
export const ThumbnailsAnswer = meta.story({
  name: 'Tegels werken',
  tags: ['gedrag'],
  args: { view: 'grid' },
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Media assets' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const actions = canvas.getByRole('group', { name: 'Acties voor Affiche Zomerfestival A2 1' });
    await userEvent.click(within(actions).getByRole('button', { name: 'Media wijzigen' }));
    await expect(args.onEdit).toHaveBeenCalledWith(3);
    await userEvent.click(within(actions).getByRole('button', { name: 'Media verwijderen' }));
    await expect(args.onRemove).toHaveBeenCalledWith(3);
    for (const open of within(list).getAllByRole('button', { name: /bekijken$/ })) {
      const { width, height } = open.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(4 / 3, 1);
    }
  },
});

const nothing = { assets: [] as MediaItem[] };
export const EmptyTable = meta.story({ name: 'Lege tabel', args: nothing, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Geen items gevonden')).toBeVisible()); } });
export const EmptyThumbnails = meta.story({ name: 'Lege tegels', args: { ...nothing, view: 'grid' }, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Geen items gevonden')).toBeVisible()); } });

/** Nothing moves when the real ones arrive. */
const Both = (props: AssetLibraryProps) => (
  <>
    <section data-testid="waiting"><AssetLibrary {...props} assets={[]} isLoading /></section>
    <section data-testid="arrived"><AssetLibrary {...props} /></section>
  </>
);
const heights = (within_: HTMLElement) => [...within_.querySelectorAll<HTMLElement>('tbody tr, li')].map(item => item.offsetHeight);
export const AsLargeAsWhatFollows = meta.story({
  name: 'Tabel laadt even hoog',
  tags: ['gedrag'],
  render: args => <Both {...args} />,
  play: async ({ canvas }) => {
    await expect(heights(canvas.getByTestId('waiting'))).toHaveLength(5);
    await expect(heights(canvas.getByTestId('waiting'))).toEqual(heights(canvas.getByTestId('arrived')).slice(0, 5));
  },
});
export const ThumbnailsAsLargeAsWhatFollows = AsLargeAsWhatFollows.extend({
  name: 'Tegels laden even hoog',
  tags: ['gedrag'],
  args: { view: 'grid' },
});
export const ThumbnailsAsLargeOnPhone = AsLargeAsWhatFollows.extend({
  name: 'Tegels laden even hoog, gsm',
  tags: ['gedrag'],
  args: { view: 'grid' },
  globals: { viewport: { value: 'phone' } },
});

export const LoadingTable = meta.story({
  name: 'Tabel laadt',
  args: { assets: [], isLoading: true },
  play: async ({ canvas }) => { await expect(canvas.getByRole('status')).toHaveTextContent('Loading item'); },
});
export const LoadingThumbnails = meta.story({
  name: 'Tegels laden',
  args: { assets: [], isLoading: true, view: 'grid' },
  play: async ({ canvas }) => { await expect(canvas.getByRole('status')).toHaveTextContent('Loading item'); },
});
export const NextPage = meta.story({
  name: 'Volgende pagina onderweg',
  args: { isBusy: true, view: 'grid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(getComputedStyle(canvas.getAllByRole('button', { name: /bekijken$/ })[0]!).opacity).toBe('0.6'));
  },
});

export const Previewed = meta.story({
  name: 'Bekeken in groot',
  tags: ['gedrag'],
  args: { view: 'grid' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Brochure Open Huis 24p 2 bekijken' });
    await userEvent.click(opener);
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Afbeeldingen van Brochure Open Huis 24p' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('7 van 10')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Afbeeldingen van Affiche Zomerfestival A2' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('8 van 10')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const longest = assets.map(asset => ({ ...asset, name: 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met goudfoliedruk, vensteruitsnede en lint_x', createdByName: 'Marie-Christine Vandenberghe-Vanderstraeten' }));
const fits = async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); };
/** The order tells the media of a product apart: it is never cut. */
const namesAreWhole = async (root: HTMLElement) => {
  for (const name of within(root).getAllByText(/ [12]$/)) {
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  }
};
export const LongestText = meta.story({ name: 'Langste tekst', args: { assets: longest }, play: fits });
export const LongestTextOnPhone = LongestText.extend({ name: 'Langste tekst op gsm', globals: { viewport: { value: 'phone' } } });
export const LongestThumbnailsOnPhone = meta.story({
  name: 'Langste tekst, tegels, gsm',
  args: { assets: longest, view: 'grid' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fits();
    await namesAreWhole(canvasElement);
  },
});
export const TableOnTabletPortrait = meta.story({ name: 'Tabel, tablet staand', globals: { viewport: { value: 'tabletPortrait' } }, play: fits });
export const TableOnPhone = meta.story({ name: 'Tabel, gsm', globals: { viewport: { value: 'phone' } }, play: fits });
export const ThumbnailsOnPhone = meta.story({ name: 'Tegels, gsm', args: { view: 'grid' }, globals: { viewport: { value: 'phone' } }, play: fits });
export const ThumbnailsOnTabletPortrait = meta.story({ name: 'Tegels, tablet staand', args: { view: 'grid' }, globals: { viewport: { value: 'tabletPortrait' } }, play: fits });
