import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { pointer } from '../../testing/catalogue.tsx';
import { LazySlideshow } from './LazySlideshow.ts';
import { Slideshow, type SlideshowProps } from './Slideshow.tsx';
import { storyMedia, videoHasItsShape } from '../../testing/media.ts';
import { useKept } from '../../testing/useKept.ts';

/** Steps through, as a page would have it. */
const Stepping = (props: SlideshowProps) => {
  const [index, setIndex] = useKept(props.index);
  return <Slideshow {...props} index={index} onIndex={next => { setIndex(next); props.onIndex(next); }} />;
};

const meta = preview.meta({
  title: 'product/Slideshow (diavoorstelling)',
  component: Slideshow,
  args: { media: storyMedia, index: 0, productName: 'Affiche Zomerfestival A2', onIndex: fn(), onClose: fn() },
  render: args => <Stepping {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
});

const dialog = () => screen.findByRole('dialog', { name: 'Afbeeldingen van Affiche Zomerfestival A2' });
/** What stands in the middle of the screen. */
const inTheMiddle = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2);
const isAt = (position: number) => waitFor(() => expect(screen.getByText(`${position} van 5`)).toBeVisible());

export const Default = meta.story({ name: 'Standaard' });

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await dialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sluiten' })).toHaveFocus());
    await waitFor(() => expect(inTheMiddle()).toBe(screen.getByRole('img', { name: 'Affiche Zomerfestival 1' })));
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(5);
    await waitFor(() => expect(inTheMiddle()).toBe(screen.getByRole('img', { name: 'Affiche Zomerfestival 5' })));
    await userEvent.keyboard('{ArrowRight}');
    await isAt(1);
    await userEvent.keyboard('{ArrowRight}');
    await isAt(2);
    await userEvent.keyboard('{End}');
    await isAt(5);
    await userEvent.keyboard('{Home}');
    await isAt(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ByButtons = meta.story({
  name: 'Met de knoppen',
  tags: ['gedrag'],
  args: { index: 4 },
  play: async ({ userEvent, args }) => {
    await isAt(5);
    await userEvent.click(screen.getByRole('button', { name: 'Volgende afbeelding' }));
    await isAt(1);
    await expect(args.onIndex).toHaveBeenLastCalledWith(0);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige afbeelding' }));
    await isAt(5);
    await expect(args.onIndex).toHaveBeenLastCalledWith(4);
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A finger that goes sideways over the shown picture. */
const swipe = (dx: number) => {
  const target = screen.getByRole('img', { name: /Affiche/ });
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + width / 2;
  const at = { pointerType: 'touch', clientY: top + height / 2 };
  pointer(target, 'pointerdown', { ...at, clientX: x });
  pointer(target, 'pointermove', { ...at, clientX: x + dx / 2 });
  pointer(target, 'pointermove', { ...at, clientX: x + dx });
  return () => pointer(target, 'pointerup', { ...at, clientX: x + dx });
};

export const BySwipe = meta.story({
  name: 'Met een veeg',
  tags: ['gedrag'],
  play: async () => {
    await isAt(1);
    swipe(200)();
    await isAt(5);
    swipe(-200)();
    await isAt(1);
    swipe(-200)();
    await isAt(2);
  },
});

export const FollowsTheFinger = meta.story({
  name: 'Volgt de vinger',
  tags: ['gedrag'],
  play: async () => {
    await isAt(1);
    const left = () => screen.getByRole('img', { name: 'Affiche Zomerfestival 1' }).getBoundingClientRect().left;
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    const before = left();
    const letGo = swipe(-16);
    await waitFor(() => expect(left()).toBe(before - 16));
    letGo();
    await waitFor(() => expect(left()).toBe(before));
    await isAt(1);
  },
});

export const AnnouncesPolitely = meta.story({
  name: 'Teller wordt voorgelezen',
  tags: ['gedrag'],
  args: { index: 1 },
  play: async () => {
    const counter = await screen.findByText('2 van 5');
    await expect(counter).toHaveAttribute('aria-live', 'polite');
  },
});

/** The browser draws the film's own buttons. */
export const Film = meta.story({ name: 'Video', tags: ['geen-beeld'], args: { index: 2 } });

/** As large as fits, with nothing around it: its controls lie on its edge. */
export const FilmHasItsShape = Film.extend({
  name: 'Video in haar eigen vorm',
  tags: ['gedrag', '!geen-beeld'],
  globals: { viewport: { value: 'tablet' } },
  play: videoHasItsShape,
});

export const FilmFallsSilent = meta.story({
  name: 'Video valt stil',
  tags: ['gedrag'],
  args: { index: 2 },
  play: async ({ userEvent }) => {
    const film = await screen.findByLabelText<HTMLVideoElement>('Video: Affiche Zomerfestival 3');
    await expect(film).toHaveAttribute('controls');
    film.muted = true;
    await film.play();
    await expect(film.paused).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Volgende afbeelding' }));
    await isAt(4);
    await expect(film.paused).toBe(true);
  },
});

export const OneAlone = meta.story({
  name: 'Eén afbeelding',
  args: { media: storyMedia.slice(0, 1) },
  play: async ({ userEvent, args }) => {
    await dialog();
    await expect(screen.queryByRole('button', { name: /afbeelding/ })).not.toBeInTheDocument();
    await expect(screen.queryByText('1 van 1')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndex).not.toHaveBeenCalled();
  },
});

export const NeighboursPreloaded = meta.story({
  name: 'Buren vooraf geladen',
  tags: ['gedrag'],
  beforeEach: () => { performance.clearResourceTimings(); },
  args: { index: 4, media: storyMedia.map(medium => ({ ...medium, path: `${medium.path}?preload-story` })) },
  play: async () => {
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname + new URL(name).search);
    await waitFor(() => expect(fetched()).toEqual(expect.arrayContaining(['/media/images/poster-2-1.png?preload-story', '/media/images/poster-0-1.jpg?preload-story'])));
  },
});

export const Broken = meta.story({
  name: 'Niet te tonen',
  args: { media: [{ id: 1, name: 'Weg', path: '/media/images/missing.jpg', isVideo: false }, { id: 2, name: 'Boos', path: 'javascript:alert(1)', isVideo: false }] },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Deze afbeelding kan niet getoond worden')).toBeVisible()); },
});

/** A film that breaks off takes its buttons along: who was at them stays in the window. */
export const BrokenFilm = meta.story({
  name: 'Video die afbreekt',
  args: { index: 2 },
  play: async ({ userEvent, args }) => {
    const film = await screen.findByLabelText('Video: Affiche Zomerfestival 3');
    film.focus();
    film.dispatchEvent(new Event('error'));
    const told = await screen.findByText('Deze video kan niet afgespeeld worden');
    await waitFor(() => expect(told).toBeVisible());
    await waitFor(() => expect(told).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const None = meta.story({
  name: 'Geen',
  tags: ['gedrag'],
  args: { media: [] },
  play: async () => { await expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); },
});

/** Opened from a page: the focus is kept inside and goes back where it came from. */
const Page = (props: SlideshowProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ padding: 40 }}>
      <Button onClick={() => setOpen(true)}>Volledig scherm</Button>
      {isOpen && <LazySlideshow {...props} onClose={() => setOpen(false)} />}
    </main>
  );
};

export const FocusIsKeptAndReturned = meta.story({
  name: 'Focus blijft binnen en keert terug',
  tags: ['gedrag'],
  render: args => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Volledig scherm' });
    await userEvent.click(opener);
    const inside = await dialog();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(inside).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ name: 'Tablet liggend', args: { index: 3 }, globals: { viewport: { value: 'tablet' } } });
