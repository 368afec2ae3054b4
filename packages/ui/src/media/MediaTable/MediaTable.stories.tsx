import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { MediaItem } from '../reorder.ts';
import { drop, hang, pictureFile } from '../../testing/files.ts';
import { LazyMediaTable } from './LazyMediaTable.tsx';
import { MediaTable, type MediaTableProps } from './MediaTable.tsx';
import { dragFrom } from '../../testing/drag.ts';

const item = (id: number | string, order: number, path: string, isVideo = false): MediaItem => ({ id, order, path, isVideo, name: `Affiche Zomerfestival_a${id}b2c3d4` });
const media: MediaItem[] = [
  item(11, 1, '/media/images/poster-5-3.jpg'),
  item(12, 2, '/media/videos/flag-waving.mp4', true),
  item(13, 3, '/media/images/flag-6-1.jpg'),
  item(14, 4, '/media/images/card-3-1.jpg'),
  item(15, 5, '/media/images/sticker-3-1.jpg'),
];

/** Saves what it is told to, as the application does: the refreshed media are there before the promise resolves. */
const Saved = (props: MediaTableProps) => {
  const [saved, setSaved] = useState(props.media);
  return (
    <MediaTable
      {...props}
      media={saved}
      onReorder={async (moved, list, before) => {
        const isMoved = await props.onReorder(moved, list, before);
        if (isMoved !== false) setSaved(list);
        return isMoved;
      }}
    />
  );
};

/** The ids of the media, as their pictures stand in the rows. */
const shownIds = (root: HTMLElement) =>
  within(root).getAllByRole('row').slice(1).map(row => {
    const src = row.querySelector('img, video')?.getAttribute('src') ?? '';
    return media.find(({ path }) => src.startsWith(path!))?.id;
  });
/** What was handed on to be saved: each with its order. */
const ordersOf = ({ onReorder }: MediaTableProps) => mocked(onReorder).mock.calls[0]![1].map(({ id, order }) => [id, order]);
/** From which place each was moved, and the ids as they then stood. */
const movesOf = ({ onReorder }: MediaTableProps) => mocked(onReorder).mock.calls.map(([{ order }, list]) => [order, list.map(({ id }) => id)]);
const handles = (root: HTMLElement) => within(root).getAllByRole('button', { name: /verplaatsen$/ });

const meta = preview.meta({
  title: 'media/MediaTable (mediatabel)',
  component: MediaTable,
  args: { media, onReorder: fn(), onEdit: fn(), onRemove: fn(), onAdd: fn() },
  render: args => <Saved {...args} />,
  decorators: [Story => <div style={{ width: 680, maxWidth: '100%', padding: 28, borderRadius: 16, background: 'var(--color-surface)', boxShadow: 'var(--shadow-low)' }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const RowsAnswer = meta.story({
  name: 'Rijen werken',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map(row => within(row).getAllByRole('cell').slice(2, 4).map(cell => cell.textContent))).toEqual([
      ['Affiche Zomerfestival 1', 'Afbeelding'], ['Affiche Zomerfestival 2', 'Video'], ['Affiche Zomerfestival 3', 'Afbeelding'],
      ['Affiche Zomerfestival 4', 'Afbeelding'], ['Affiche Zomerfestival 5', 'Afbeelding'],
    ]);
    const second = within(rows[1]!);
    const edit = second.getByRole('button', { name: 'Media wijzigen' });
    await expect(edit).toHaveAccessibleDescription('Affiche Zomerfestival 2');
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith(12);
    await userEvent.click(second.getByRole('button', { name: 'Media verwijderen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Media toevoegen' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith();
  },
});

export const Tooltips = meta.story({
  name: 'Tooltips',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.hover(canvas.getAllByRole('button', { name: 'Media wijzigen' })[0]!);
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Media wijzigen');
    await userEvent.hover(canvas.getAllByRole('button', { name: 'Media verwijderen' })[0]!);
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent('Media verwijderen'));
  },
});

export const DraggedByMouse = meta.story({
  name: 'Versleept met de muis',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, args }) => {
    await dragFrom(handles(canvasElement)[3]!, {
      by: -142,
      before: async () => { await expect(canvas.getByText('Affiche Zomerfestival 4 boven plaats 2 van 5.')).toBeInTheDocument(); },
    });
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 14, 12, 13, 15]));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith(expect.objectContaining({ id: 14, order: 4 }), expect.anything(), expect.anything());
    await expect(ordersOf(args)).toEqual([[11, 1], [14, 2], [12, 3], [13, 4], [15, 5]]);
    await expect(await canvas.findByText('Affiche Zomerfestival 4 neergezet op plaats 2 van 5.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('cell').filter(cell => /Zomerfestival/.test(cell.textContent ?? '')).map(cell => cell.textContent)).toEqual([1, 2, 3, 4, 5].map(order => `Affiche Zomerfestival ${order}`));
  },
});

export const DraggedByFinger = meta.story({
  name: 'Versleept met de vinger',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, args }) => {
    const handle = handles(canvasElement)[2]!;
    await expect(getComputedStyle(handle).touchAction).toBe('none');
    // The palm beside it neither moves the row nor lets it go.
    const palm = { bubbles: true, pointerId: 2, pointerType: 'touch', clientX: 0, clientY: 0 };
    await dragFrom(handle, {
      by: 142, pointerType: 'touch',
      before: async () => {
        for (const type of ['pointermove', 'pointerup']) fireEvent(document, new PointerEvent(type, palm));
        await expect(canvas.getAllByRole('row')[3]).toHaveAttribute('data-dragging');
      },
    });
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 14, 15, 13]));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith(expect.objectContaining({ id: 13 }), expect.anything(), expect.anything());
  },
});

/** A finger beside the handle scrolls the page. */
export const RowItselfDoesNotDrag = meta.story({
  name: 'Rij zelf versleept niet',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, args }) => {
    const row = canvas.getAllByRole('row')[3]!;
    await expect(getComputedStyle(row).touchAction).toBe('auto');
    await dragFrom(row, { by: -142, pointerType: 'touch' });
    await dragFrom(within(row).getAllByRole('cell')[1]!, { by: -142 });
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]);
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
});

export const StaysInTheList = meta.story({
  name: 'Blijft in de lijst',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Media' });
    const row = canvas.getAllByRole('row')[4]!;
    await dragFrom(handles(canvasElement)[3]!, {
      by: 900,
      before: async () => { await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(table.getBoundingClientRect().bottom + 1); },
    });
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 13, 15, 14]));
  },
});

/** Whoever goes to a field with a row still picked up types there; the row goes back. */
export const PickedUpAndLeft = meta.story({
  name: 'Opgenomen en verlaten',
  tags: ['gedrag'],
  render: args => <><Saved {...args} /><label>Naam <input /></label></>,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Affiche Zomerfestival 4 verplaatsen' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('Affiche Zomerfestival 4 opgenomen van plaats 4 van 5.');
    await userEvent.keyboard('[ArrowUp]');
    await canvas.findByText('Affiche Zomerfestival 4 boven plaats 3 van 5.');
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await userEvent.type(name, 'Affiche met ronde hoeken');
    await expect(await canvas.findByText('Verplaatsen geannuleerd. Affiche Zomerfestival 4 staat terug op plaats 4.')).toBeInTheDocument();
    await expect(name).toHaveValue('Affiche met ronde hoeken');
    await expect(name).toHaveFocus();
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]);
    await expect(args.onReorder).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Affiche Zomerfestival 4 verplaatsen' }).focus();
    await userEvent.keyboard('[Space][ArrowUp]');
    await canvas.findByText('Affiche Zomerfestival 4 boven plaats 3 van 5.');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Affiche Zomerfestival 3 verplaatsen' })).toHaveFocus());
  },
});

/** A row that was picked up by keyboard and hangs above another place. */
export const PickedUp = meta.story({
  // Put back afterwards: a row that hangs hears the keys of the next story.
  name: 'Opgenomen',
  beforeEach: () => () => { fireEvent.keyDown(document, { code: 'Escape' }); },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Affiche Zomerfestival 4 verplaatsen' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('Affiche Zomerfestival 4 opgenomen van plaats 4 van 5.');
    await userEvent.keyboard('[ArrowUp]');
    await canvas.findByText('Affiche Zomerfestival 4 boven plaats 3 van 5.');
    await expect(canvas.getAllByRole('row')[4]).toHaveAttribute('data-dragging');
  },
});

/** The rows make room at once, and do not slide. */
export const ReducedMotion = PickedUp.extend({
  name: 'Minder beweging',
  tags: ['gedrag'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const [, , , third, fourth] = canvas.getAllByRole('row');
    const place = fourth!.getBoundingClientRect().top;
    canvas.getByRole('button', { name: 'Affiche Zomerfestival 4 verplaatsen' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('Affiche Zomerfestival 4 opgenomen van plaats 4 van 5.');
    await userEvent.keyboard('[ArrowUp]');
    await canvas.findByText('Affiche Zomerfestival 4 boven plaats 3 van 5.');
    await waitFor(() => expect(third!.style.transform).not.toBe(''));
    await expect(getComputedStyle(third!).transitionDuration).toBe('0s');
    await expect(third!.getAnimations()).toHaveLength(0);
    await expect(third!.getBoundingClientRect().top).toBeCloseTo(place, 0);
  },
});

/** From the first Tab to the last place, without a pointer: the film is refused on the way, and the focus is never lost. */
export const KeyboardAlone = meta.story({
  name: 'Enkel met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const handle = (order: number) => canvas.getByRole('button', { name: `Affiche Zomerfestival ${order} verplaatsen` });
    await step('Tab leidt voorbij de knop om toe te voegen naar het eerste handvat, en verder door de rij', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Media toevoegen' })).toHaveFocus();
      await userEvent.tab();
      await expect(handle(1)).toHaveFocus();
      await expect(handle(1)).toHaveAccessibleDescription(/Druk op spatie om op te nemen/);
      for (const name of ['Omhoog: Affiche Zomerfestival 1', 'Omlaag: Affiche Zomerfestival 1', 'Media wijzigen', 'Media verwijderen']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      await userEvent.tab();
      await expect(handle(2)).toHaveFocus();
    });
    await step('De video gaat niet naar de eerste plaats, en dat wordt gezegd', async () => {
      await userEvent.keyboard('[Enter]');
      await canvas.findByText('Affiche Zomerfestival 2 opgenomen van plaats 2 van 5.');
      await userEvent.keyboard('[ArrowUp]');
      await canvas.findByText('Affiche Zomerfestival 2 boven plaats 1 van 5.');
      await userEvent.keyboard('[Enter]');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Video\'s kunnen niet op de eerste plaats komen.');
      await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]);
      await expect(args.onReorder).not.toHaveBeenCalled();
      await waitFor(() => expect(handle(2)).toHaveFocus());
    });
    await step('Twee plaatsen omlaag, neergezet met Tab, en nog één met de knop', async () => {
      await userEvent.keyboard('[Space]');
      await canvas.findByText('Affiche Zomerfestival 2 opgenomen van plaats 2 van 5.');
      await userEvent.keyboard('[ArrowDown]');
      await canvas.findByText('Affiche Zomerfestival 2 boven plaats 3 van 5.');
      await userEvent.keyboard('[ArrowDown]');
      await canvas.findByText('Affiche Zomerfestival 2 boven plaats 4 van 5.');
      await userEvent.keyboard('[Tab]');
      await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 13, 14, 12, 15]));
      await waitFor(() => expect(handle(4)).toHaveFocus());
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
      await userEvent.tab();
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Omlaag: Affiche Zomerfestival 4');
      await userEvent.keyboard('[Enter]');
      await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 13, 14, 15, 12]));
      await expect(await canvas.findByText('Affiche Zomerfestival 4 staat nu op plaats 5 van 5.')).toBeInTheDocument();
      await expect(document.activeElement).toHaveAccessibleName('Omlaag: Affiche Zomerfestival 5');
      await expect(args.onReorder).toHaveBeenCalledTimes(2);
    });
  },
});

export const KeyboardCancelled = meta.story({
  name: 'Geannuleerd met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Affiche Zomerfestival 3 verplaatsen' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('Affiche Zomerfestival 3 opgenomen van plaats 3 van 5.');
    await userEvent.keyboard('[ArrowDown]');
    await canvas.findByText('Affiche Zomerfestival 3 boven plaats 4 van 5.');
    await userEvent.keyboard('[Escape]');
    await expect(await canvas.findByText('Verplaatsen geannuleerd. Affiche Zomerfestival 3 staat terug op plaats 3.')).toBeInTheDocument();
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]);
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
});

export const MovedByButton = meta.story({
  name: 'Verplaatst met de knop',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Omlaag: Affiche Zomerfestival 3' });
    await userEvent.click(button);
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 14, 13, 15]));
    await expect(canvas.getByText('Affiche Zomerfestival 3 staat nu op plaats 4 van 5.')).toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shownIds(canvasElement)).toEqual([11, 12, 14, 15, 13]);
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledTimes(2));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Omhoog: Affiche Zomerfestival 1' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const VideoDroppedFirst = meta.story({
  name: 'Video eerst gezet',
  parameters: { docs: { story: { inline: false } } },
  args: { media: media.map(medium => ({ ...medium, isVideo: false })).map((medium, at) => (at === 3 ? { ...medium, isVideo: true, path: '/media/videos/box-opening.mp4' } : medium)) },
  play: async ({ canvas, canvasElement, args }) => {
    await dragFrom(handles(canvasElement)[3]!, { by: -400 });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Video\'s kunnen niet op de eerste plaats komen.');
    await expect(canvas.getAllByRole('row').slice(1).map(row => within(row).getAllByRole('cell')[3]!.textContent)).toEqual(['Afbeelding', 'Video', 'Afbeelding', 'Afbeelding', 'Afbeelding']);
    await expect(ordersOf(args)).toEqual([[11, 1], [14, 2], [12, 3], [13, 4], [15, 5]]);
  },
});

/** The buttons that could only put a film first say why they do nothing. */
export const VideoStaysSecond = meta.story({
  name: 'Video blijft tweede',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    for (const name of ['Omhoog: Affiche Zomerfestival 2', 'Omlaag: Affiche Zomerfestival 1']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Video\'s kunnen niet op de eerste plaats komen.');
      await userEvent.click(button);
    }
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]);
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Omlaag: Affiche Zomerfestival 2' })).not.toHaveAttribute('aria-disabled');
  },
});

/** What is said of a refused film moves no row, and goes with whatever is done next. */
export const RefusalMovesNothing = meta.story({
  name: 'Weigering verschuift niets',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement }) => {
    const topOf = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = topOf();
    await dragFrom(handles(canvasElement)[1]!, { by: -71 });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Video\'s kunnen niet op de eerste plaats komen.');
    await expect(topOf()).toBe(before);
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Media toevoegen' }));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The saves that are on their way, each to be ended as the story wants it. */
const saves: { resolve: () => void; reject: (error: Error) => void }[] = [];
const slow = {
  args: { onReorder: fn(() => new Promise<void>((resolve, reject) => { saves.push({ resolve, reject }); })) },
  beforeEach: () => { saves.length = 0; },
};

/** While an order is being saved nothing else is begun of which it would be a part. */
export const ShownBeforeSaved = meta.story({
  name: 'Getoond voor het bewaard is',
  tags: ['gedrag'],
  ...slow,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Omlaag: Affiche Zomerfestival 4' }));
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 15, 14]);
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Media verwijderen' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Media toevoegen' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Media wijzigen' })[0]!);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** The next move does not wait for the one before: each is handed on with the media as they are shown by then, which stay so until all of them are saved. */
export const MovedOnWhileSaved = meta.story({
  name: 'Verder verplaatst voor het bewaard is',
  tags: ['gedrag'],
  ...slow,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    for (const place of [5, 4]) await userEvent.click(canvas.getByRole('button', { name: `Omhoog: Affiche Zomerfestival ${place}` }));
    await expect(shownIds(canvasElement)).toEqual([11, 12, 15, 13, 14]);
    await waitFor(() => expect(movesOf(args)).toEqual([[5, [11, 12, 13, 15, 14]], [4, [11, 12, 15, 13, 14]]]));
    saves[0]!.resolve();
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 15, 13, 14]));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    saves[1]!.resolve();
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
    await expect(shownIds(canvasElement)).toEqual([11, 12, 15, 13, 14]);
  },
});

export const RolledBack = meta.story({
  name: 'Teruggezet na een fout',
  tags: ['gedrag'],
  ...slow,
  play: async ({ canvas, canvasElement, args }) => {
    await dragFrom(handles(canvasElement)[4]!, { by: -71 });
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await expect(shownIds(canvasElement)).toEqual([11, 12, 13, 15, 14]);
    saves[0]!.reject(new Error('kapot'));
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]));
    await expect(canvas.getByText('Het verplaatsen is mislukt.')).toBeInTheDocument();
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
  },
});

/** What it was moved past is gone: nothing failed, and nothing is said here. */
export const NothingMoved = meta.story({
  name: 'Niets verplaatst',
  tags: ['gedrag'],
  args: { onReorder: fn(async () => false) },
  play: async ({ canvas, canvasElement, args }) => {
    await dragFrom(handles(canvasElement)[4]!, { by: -71 });
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledOnce());
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 13, 14, 15]));
    await expect(canvas.queryByText(/Het verplaatsen is mislukt/)).not.toBeInTheDocument();
  },
});

/** What the server says in the end is what is shown, even when it is something else. */
export const ServerDecides = meta.story({
  name: 'Server beslist',
  tags: ['gedrag'],
  render: args => {
    const Other = () => {
      const [saved, setSaved] = useState(args.media);
      return <MediaTable {...args} media={saved} onReorder={async () => { setSaved(current => current.slice(0, 3)); }} />;
    };
    return <Other />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Omlaag: Affiche Zomerfestival 3' }));
    await waitFor(() => expect(shownIds(canvasElement)).toEqual([11, 12, 13]));
  },
});

export const FilesDropped = meta.story({
  name: 'Bestanden neergezet',
  tags: ['gedrag'],
  play: async ({ canvas, args }) => {
    const files = [await pictureFile('een.jpg'), await pictureFile('twee.jpg')];
    const section = canvas.getByRole('region', { name: 'Media' });
    await hang(section, files);
    await waitFor(async () => expect(await canvas.findByText('Laat los om media toe te voegen')).toBeVisible());
    await drop(section, files);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const [dropped] = (args.onAdd as ReturnType<typeof fn>).mock.calls[0]!;
    await expect((dropped as File[]).map(file => file.name)).toEqual(['een.jpg', 'twee.jpg']);
    await waitFor(() => expect(canvas.queryByText('Laat los om media toe te voegen')).not.toBeInTheDocument());
  },
});

export const FilesHangAbove = meta.story({
  name: 'Bestanden erboven',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => { await hang(canvas.getByRole('region', { name: 'Media' }), [await pictureFile()]); },
});

/** Text that is dragged about is no file. */
export const TextHangsAbove = meta.story({
  name: 'Tekst erboven',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Affiche');
    fireEvent(canvas.getByRole('region', { name: 'Media' }), new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(canvas.queryByText('Laat los om media toe te voegen')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Leeg',
  args: { media: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Dit product heeft nog geen media. Zonder minstens één afbeelding of video kan het niet getoond worden en niet in een collectie komen.');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Laadt',
  args: { media: [], isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Media worden geladen')).toBeInTheDocument();
    await expect(canvas.queryByText(/nog geen media/)).not.toBeInTheDocument();
    // A new one comes after the last, and that one is not known yet.
    await userEvent.click(canvas.getByRole('button', { name: 'Media toevoegen' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const MissingFiles = meta.story({ name: 'Ontbrekende bestanden', args: { media: [item('a', 1, 'javascript:alert(1)'), item('b', 2, '/media/videos/is-er-niet.mp4', true), item('c', 3, '/media/images/is-er-niet.jpg')] } });

/** An id of 0 is an id; the order need not be given in order. */
export const UnusualIds = meta.story({
  name: 'Ongewone nummers',
  tags: ['gedrag'],
  args: { media: [{ ...media[2]!, id: 'x', order: 9 }, { ...media[0]!, id: 0, order: 2 }] },
  play: async ({ canvas, canvasElement, args }) => {
    await dragFrom(handles(canvasElement)[0]!, { by: 71 });
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith(expect.objectContaining({ id: 0 }), expect.anything(), expect.anything()));
    await expect(canvas.getByText('Affiche Zomerfestival 2 neergezet op plaats 2 van 2.')).toBeInTheDocument();
  },
});

const longest = media.map(medium => ({ ...medium, name: `Gelegenheidsverpakking voor ${'Chocolateriedelekkernij'.repeat(3)} met strik_a1b2c3d4` }));
export const LongestText = meta.story({ name: 'Langste tekst', args: { media: longest } });

const noSidewaysScroll = async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); };
export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await noSidewaysScroll();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Media verwijderen' })[0]).toBeVisible());
    const row = canvas.getAllByRole('row')[1]!;
    for (const button of within(row).getAllByRole('button')) await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
});
export const LongestTextOnPhone = meta.story({ name: 'Langste tekst op gsm', args: { media: longest }, globals: { viewport: { value: 'phone' } }, play: noSidewaysScroll });
export const Tablet = meta.story({ name: 'Tablet liggend', globals: { viewport: { value: 'tablet' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });

/** As the page loads it. */
export const Lazy = meta.story({
  name: 'Pas later geladen',
  tags: ['gedrag'],
  render: args => <LazyMediaTable {...args} />,
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByRole('table', { name: 'Media' })).toBeVisible()); },
});
