import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LazySlideshow } from '../Slideshow/LazySlideshow.ts';
import { storyMedia } from '../../testing/media.ts';
import { pointer } from '../../testing/catalogue.tsx';
import { rememberOpened } from '../../tiles/Tile/grow.ts';
import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx';

const meta = preview.meta({
  title: 'product/ProductGallery (productgalerij)',
  component: ProductGallery,
  args: { media: storyMedia, productName: 'Affiche Zomerfestival A2', onOpen: fn() },
  decorators: [Story => <div style={{ maxWidth: 720 }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });

export const ByPress = meta.story({
  name: 'Met een klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival 1' })).toBeVisible());
    const second = canvas.getByRole('tab', { name: 'Afbeelding 2: Affiche Zomerfestival 2' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival 2' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Volledig scherm' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
  },
});

export const FourColumns = meta.story({
  name: 'Vier kolommen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('tab').map(tab => tab.getBoundingClientRect());
    await expect(new Set(boxes.slice(0, 4).map(({ top }) => top)).size).toBe(1);
    await expect(boxes[4]!.top).toBeGreaterThan(boxes[0]!.bottom);
    await expect(boxes[4]!.left).toBe(boxes[0]!.left);
  },
});

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Volledig scherm' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /^Afbeelding 1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Afbeelding 2/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /^Afbeelding 5/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: /^Afbeelding 1/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /^Afbeelding 5/, selected: true })).toHaveFocus();
  },
});

export const BySwipe = meta.story({
  name: 'Met een veeg',
  tags: ['gedrag'],
  play: async ({ canvas, args }) => {
    const hero = canvas.getByRole('button', { name: 'Volledig scherm' });
    const { left, top, width, height } = hero.getBoundingClientRect();
    const at = { pointerType: 'touch', clientY: top + height / 2 };
    const swipe = (dx: number) => {
      pointer(hero, 'pointerdown', { ...at, clientX: left + width / 2 });
      pointer(hero, 'pointermove', { ...at, clientX: left + width / 2 + dx });
      pointer(hero, 'pointerup', { ...at, clientX: left + width / 2 + dx });
      hero.click();
    };
    swipe(-160);
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Afbeelding 2: Affiche Zomerfestival 2'));
    swipe(160);
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Afbeelding 1: Affiche Zomerfestival 1'));
    await expect(args.onOpen).not.toHaveBeenCalled();
    hero.click();
    await expect(args.onOpen).toHaveBeenLastCalledWith(0);
  },
});

/** Small, they are one row that scrolls: what a swipe selects comes in sight. */
export const OneRowOnAPhone = meta.story({
  name: 'Eén rij op een telefoon',
  tags: ['gedrag'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(new Set(tabs.map(tab => tab.getBoundingClientRect().top)).size).toBe(1);
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tabs[4]!.getBoundingClientRect().right).toBeGreaterThan(row.right);
    const hero = canvas.getByRole('button', { name: 'Volledig scherm' });
    const { left, top, width, height } = hero.getBoundingClientRect();
    const at = { pointerType: 'touch', clientY: top + height / 2 };
    pointer(hero, 'pointerdown', { ...at, clientX: left + width / 2 });
    pointer(hero, 'pointermove', { ...at, clientX: left + width / 2 + 120 });
    pointer(hero, 'pointerup', { ...at, clientX: left + width / 2 + 120 });
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Afbeelding 5: Affiche Zomerfestival 5'));
    await waitFor(() => expect(tabs[4]!.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
  },
});

/** The browser draws the film's own buttons. */
export const Film = meta.story({
  name: 'Video',
  tags: ['geen-beeld'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Video 3: Affiche Zomerfestival 3' }));
    const film = canvas.getByLabelText<HTMLVideoElement>('Video: Affiche Zomerfestival 3');
    await expect(film).toHaveAttribute('controls');
    await expect(film).toHaveAttribute('playsinline');
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Volledig scherm' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(2);
  },
});

/** As for a picture that does not load. */
export const BrokenFilm = meta.story({
  name: 'Video die ontbreekt',
  args: { media: [{ id: 13, name: 'Rondleiding', path: '/media/videos/missing.mp4', isVideo: true }, ...storyMedia.slice(0, 2)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Rondleiding' })).toBeVisible();
    await expect(canvas.queryByLabelText('Video: Rondleiding')).not.toBeInTheDocument();
  },
});

export const BrokenFilmIsTriedAgain = meta.story({
  name: 'Video die afbrak, opnieuw gekozen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const choose = (name: RegExp) => userEvent.click(canvas.getByRole('tab', { name }));
    const film = 'Video: Affiche Zomerfestival 3';
    await choose(/^Video 3/);
    canvas.getByLabelText(film).dispatchEvent(new Event('error'));
    await waitFor(() => expect(canvas.queryByLabelText(film)).not.toBeInTheDocument());
    await choose(/^Afbeelding 1/);
    await choose(/^Video 3/);
    await expect(canvas.getByLabelText(film)).toBeVisible();
  },
});

/** A film is a frame of itself in small. */
export const FilmShowsAFrame = meta.story({
  name: 'Video als beeld',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const still = canvas.getByRole('tab', { name: /^Video 3/ }).querySelector('video')!;
    await expect(still.muted).toBe(true);
    await waitFor(() => expect(still.currentTime).toBeCloseTo(0.1), { timeout: 4000 });
  },
});

export const One = meta.story({ name: 'Eén', args: { media: storyMedia.slice(0, 1) } });

export const None = meta.story({
  name: 'Geen',
  args: { media: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival A2' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Volledig scherm' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ name: 'Laadt', args: { media: [], isLoading: true } });

export const LoadingWithItsCover = meta.story({
  name: 'Laadt, met omslagfoto',
  args: { media: storyMedia.slice(0, 1), isLoading: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByRole('img', { name: 'Affiche Zomerfestival 1' })).toBeVisible()); },
});

/** What the page goes through: nothing moves when the media arrive. */
const Arriving = (props: ProductGalleryProps) => {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <ProductGallery {...props} media={isLoading ? [] : props.media} isLoading={isLoading} />
      <button type="button" style={{ padding: 12 }} onClick={() => setLoading(false)}>Laad</button>
    </>
  );
};

export const NothingMoves = meta.story({
  name: 'Niets verspringt',
  tags: ['gedrag'],
  args: { media: storyMedia.slice(0, 4) },
  render: args => <Arriving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const after = canvas.getByRole('button', { name: 'Laad' });
    const before = after.getBoundingClientRect().top;
    await userEvent.click(after);
    await expect(canvas.getAllByRole('tab')).toHaveLength(args.media.length);
    await expect(after.getBoundingClientRect().top).toBe(before);
  },
});
/** Nor where there are more than fit in the row. */
export const NothingMovesOnAPhone = NothingMoves.extend({ name: 'Niets verspringt op een telefoon', args: { media: storyMedia }, globals: { viewport: { value: 'phone' } } });

const WithSlideshow = (props: ProductGalleryProps) => {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <ProductGallery {...props} shownIndex={index} onOpen={setIndex} />
      {index !== undefined && <LazySlideshow media={props.media} productName={props.productName} index={index} onIndex={setIndex} onClose={() => setIndex(undefined)} />}
    </>
  );
};

export const OpensTheSlideshowThere = meta.story({
  name: 'Opent de diavoorstelling daar',
  tags: ['gedrag'],
  render: args => <WithSlideshow {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Afbeelding 4/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Volledig scherm' }));
    await waitFor(() => expect(screen.getByText('4 van 5')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('5 van 5')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Volledig scherm' })).toHaveFocus());
    // Back on the page it shows what was looked at last.
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Afbeelding 5/);
  },
});

/** The button is the same beside a film: it has the focus back. */
export const ClosedOnAFilm = meta.story({
  name: 'Gesloten op een film',
  tags: ['gedrag'],
  args: { media: [storyMedia[0]!, storyMedia[2]!] },
  render: args => <WithSlideshow {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volledig scherm' }));
    await waitFor(() => expect(screen.getByText('1 van 2')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('2 van 2')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Volledig scherm' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Video 2/);
  },
});

export const GrowsOutOfItsCard = meta.story({
  name: 'Groeit uit haar kaart',
  tags: ['gedrag'],
  beforeEach: () => {
    spyOn(Element.prototype, 'animate');
    // Nothing of the page is laid out before its story is.
    rememberOpened(Object.assign(document.createElement('div'), { getBoundingClientRect: () => new DOMRect(8, 500, 200, 150) }));
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('tabpanel');
    await waitFor(() => expect(place.animate).toHaveBeenCalledOnce());
    const [first, last] = (place.animate as ReturnType<typeof fn>).mock.lastCall![0] as [Keyframe, Keyframe];
    await expect(first.transform).toMatch(/^translate\(-?[\d.]+px, -?[\d.]+px\) scale\(0\.\d+\)$/);
    await expect(last.transform).toBe('none');
  },
});

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
/** Above the words it leaves them room before the fold: six media take less than 820 of the 1180 px. */
export const TabletPortrait = meta.story({
  name: 'Tablet staand',
  args: { media: [...storyMedia, { ...storyMedia[0]!, id: 'zes' }] },
  decorators: [Story => <div data-testid="gallery" style={{ width: 740 }}><Story /></div>],
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas }) => { await expect(canvas.getByTestId('gallery').offsetHeight).toBeLessThan(800); },
});
