import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drop, falsePicture, fileInput, filmFile, pictureFile } from '../storyFiles.ts';
import { docs } from './MediaForm.docs.ts';
import { MediaForm, type MediaFormProps, type MediaValues, type UploadHooks } from './MediaForm.tsx';

const image = { id: 11, name: 'Affiche Zomerfestival_a1b2c3d4', order: 3, path: '/media/images/poster-5-3.jpg', isVideo: false };
const film = { id: 12, name: 'Affiche Zomerfestival_e5f6a7b8', order: 4, path: '/media/videos/flag-waving.mp4', isVideo: true };

type Submit = (values: MediaValues, hooks: UploadHooks) => Promise<unknown> | void;
/** What the form sent with its n-th call. */
const sent = (callback: unknown, at = 0) => (callback as ReturnType<typeof fn>).mock.calls[at]![0] as MediaValues;

const meta = preview.meta({
  title: 'media/MediaForm (mediaformulier)',
  component: MediaForm,
  parameters: { widget: docs },
  args: { productHasImage: true, converterHref: 'https://converter.example/mov-mp4', onSubmit: fn<Submit>(), onDone: fn(), onCancel: fn() },
  decorators: [Story => <div style={{ width: 520, maxWidth: '100%', padding: 28, borderRadius: 16, background: 'var(--color-surface)', boxShadow: 'var(--shadow-low)' }}><Story /></div>],
});

export const Default = meta.story();
export const Chosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), [await pictureFile('een.jpg'), await pictureFile('twee.jpg')]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen' })).toBeEnabled());
  },
});

export const ChosenAndSent = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await expect(button).toBeDisabled();
    const file = await pictureFile();
    await userEvent.upload(fileInput(canvasElement), file);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(sent(args.onSubmit)).toEqual({ file, isVideo: false, order: undefined });
  },
});

export const SubmittedEmpty = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    canvasElement.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await waitFor(async () => expect(await canvas.findByText('file is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Emptied = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'affiche-zomerfestival.jpg wissen' }));
    await waitFor(async () => expect(await canvas.findByText('file is required')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Kies bestanden' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Opladen' })).toBeDisabled();
  },
});

export const WithVideo = meta.story({ args: { isVideo: true } });
export const VideoIsSent = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' }));
    const link = canvas.getByRole('link', { name: /Zet een \.mov om naar \.mp4/ });
    await expect(link).toHaveAttribute('href', 'https://converter.example/mov-mp4');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() => expect(canvas.getByText('mp4 tot 75 MB')).toBeVisible());
    const file = filmFile();
    await userEvent.upload(fileInput(canvasElement), file);
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent(args.onSubmit)).toEqual({ file, isVideo: true, order: undefined });
  },
});

/** A film never comes first: said before it is sent. */
export const VideoWithoutImage = meta.story({ args: { isVideo: true, productHasImage: false } });
export const VideoBeforeAnyImage = meta.story({
  tags: ['gedrag'],
  args: { isVideo: true, productHasImage: false },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/Video's kunnen niet op de eerste plaats komen\./)).toBeVisible());
    await userEvent.upload(fileInput(canvasElement), [filmFile('een.mp4'), filmFile('twee.mp4')]);
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect([sent(args.onSubmit).order, sent(args.onSubmit, 1).order]).toEqual([2, 3]);
  },
});

export const WrongVideo = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: { isVideo: true },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Bestand' });
    await drop(zone, [filmFile('opening.mov', 'qt  ', 'video/quicktime'), filmFile('hernoemd.mp4', 'qt  ')]);
    await waitFor(() => expect(canvas.getAllByText('Dit video formaat wordt niet ondersteund.')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Opladen' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  args: { isVideo: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), Object.defineProperty(filmFile('lang.mp4'), 'size', { value: 76 * 1024 * 1024 }));
    await waitFor(async () => expect(await canvas.findByText('File is groter dan 75 MB. Kleinere files opladen aub.')).toBeVisible());
  },
});

/** Whoever changes their mind about the kind has the files checked again. */
export const OtherKind = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' }));
    await waitFor(async () => expect(await canvas.findByText('Dit video formaat wordt niet ondersteund.')).toBeVisible());
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' }));
    await waitFor(() => expect(button).toBeEnabled());
  },
});

export const DroppedFilmsTickTheBox = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await drop(canvas.getByRole('group', { name: 'Bestand' }), [filmFile()]);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen' })).toBeEnabled());
  },
});

/** As they were dropped on the table. */
const WithFiles = ({ files, ...props }: Omit<MediaFormProps, 'initialFiles'> & { files: File[] }) => <MediaForm {...props} initialFiles={files} />;

const several = {
  render: (args: MediaFormProps, { loaded }: { loaded: Record<string, unknown> }) => <WithFiles {...args} files={(loaded as { files: File[] }).files} />,
  loaders: [async () => ({ files: [await pictureFile('een.jpg'), await pictureFile('twee.jpg'), await pictureFile('drie.jpg')] })],
};

export const Pending = meta.story({
  tags: ['geen-beeld'],
  ...several,
  args: { onSubmit: fn<Submit>((_, { onProgress }) => { onProgress(0.4); return new Promise(() => {}); }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen' }));
    await expect(await canvas.findByRole('progressbar', { name: 'een.jpg wordt opgeladen' })).toHaveAttribute('aria-valuenow', '40');
  },
});

/** The others arrived; the one that failed says why and can be sent again. */
export const OneFailed = meta.story({
  ...several,
  args: { onSubmit: fn<Submit>(async ({ file }) => { if (file!.name === 'twee.jpg') throw new Error('De schijf is vol.'); }) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen' }));
    await waitFor(() => expect(canvas.getAllByText('Opgeladen')).toHaveLength(2));
    await expect(canvas.getByText('De schijf is vol.')).toHaveAttribute('role', 'alert');
  },
});

export const SeveralOneByOne = meta.story({
  tags: ['gedrag'],
  ...several,
  args: {
    onSubmit: fn<Submit>(async ({ file }, { onProgress }) => {
      onProgress(0.5);
      await new Promise(resolve => { setTimeout(resolve, 60); });
      if (file!.name === 'twee.jpg') throw new Error('De schijf is vol.');
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Gekozen bestanden' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByRole('progressbar', { name: 'een.jpg wordt opgeladen' })).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(3));
    await expect([0, 1, 2].map(at => sent(args.onSubmit, at).file?.name)).toEqual(['een.jpg', 'twee.jpg', 'drie.jpg']);
    await waitFor(() => expect(within(rows[2]!).getByText('Opgeladen')).toBeVisible());
    await expect(within(rows[1]!).getByRole('alert')).toHaveTextContent('De schijf is vol.');
    await expect(args.onDone).not.toHaveBeenCalled();
    // The one that failed can be sent again, alone.
    (args.onSubmit as ReturnType<typeof fn<Submit>>).mockImplementation(async () => {});
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledTimes(4);
    await expect(sent(args.onSubmit, 3).file?.name).toBe('twee.jpg');
  },
});

export const OneOfThemRefused = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), [await pictureFile(), falsePicture()]);
    await waitFor(async () => expect(await canvas.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'notities.png wissen' }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const SentOnceAndCancelled = meta.story({
  tags: ['gedrag'],
  args: {
    onCancelUpload: fn(),
    onSubmit: fn<Submit>((_, { signal, onProgress }) => new Promise((_resolve, reject) => {
      onProgress(0.3);
      signal.addEventListener('abort', () => reject(new DOMException('afgebroken', 'AbortError')));
    })),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), [await pictureFile('een.jpg'), await pictureFile('twee.jpg')]);
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen annuleren' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(args.onCancelUpload).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert', { name: /afgebroken/ })).not.toBeInTheDocument();
    await waitFor(() => expect(button).toBeEnabled());
  },
});

/** A form that goes away stops what it was sending. */
export const GoneWhileSending = meta.story({
  tags: ['gedrag'],
  args: { onSubmit: fn<Submit>(() => new Promise(() => {})) },
  render: args => {
    const Closable = () => {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? <MediaForm {...args} onSubmit={(values, hooks) => { setTimeout(() => setOpen(false), 50); return args.onSubmit(values, hooks); }} /> : <p>Gesloten</p>;
    };
    return <Closable />;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opladen' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen' }));
    await canvas.findByText('Gesloten');
    const hooks = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]![1] as UploadHooks;
    await waitFor(() => expect(hooks.signal.aborted).toBe(true));
  },
});

export const Editing = meta.story({ args: { media: image } });
export const EditsAnImage = meta.story({
  tags: ['gedrag'],
  args: { media: image },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Affiche Zomerfestival 3')).toBeVisible());
    const name = canvas.getByRole('textbox', { name: 'Naam' });
    await expect(name).toHaveValue('Affiche Zomerfestival');
    await userEvent.clear(name);
    await userEvent.type(name, 'Affiche_A2');
    await waitFor(async () => expect(await canvas.findByText('Gebruik geen underscores (_) in de naam')).toBeVisible());
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await expect(button).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Affiche Wintermarkt');
    const order = canvas.getByRole('textbox', { name: 'Volgorde' });
    await userEvent.clear(order);
    await waitFor(async () => expect(await canvas.findByText('Vul een getal vanaf 1 in')).toBeVisible());
    await userEvent.type(order, '2');
    const file = await pictureFile('nieuw.jpg');
    await userEvent.upload(fileInput(canvasElement), file);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent(args.onSubmit)).toEqual({ file, isVideo: false, name: 'Affiche Wintermarkt_a1b2c3d4', order: 2 });
  },
});

export const EditsWithoutFile = meta.story({
  tags: ['gedrag'],
  args: { media: image },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent(args.onSubmit)).toEqual({ isVideo: false, name: 'Affiche Zomerfestival_a1b2c3d4', order: 3 });
  },
});

export const VideoMadeFirst = meta.story({
  tags: ['gedrag'],
  args: { media: film },
  play: async ({ canvas, userEvent, args }) => {
    const order = canvas.getByRole('textbox', { name: 'Volgorde' });
    await userEvent.clear(order);
    await userEvent.type(order, '1');
    await userEvent.tab();
    await waitFor(async () => expect(await canvas.findByText('Video\'s kunnen niet op de eerste plaats komen.')).toBeVisible());
    await expect(order).toHaveValue('2');
    await userEvent.clear(order);
    await userEvent.type(order, '1{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent(args.onSubmit)).toMatchObject({ isVideo: true, order: 2 });
  },
});

export const EditingAVideo = meta.story({ args: { media: film } });
export const EditFailed = meta.story({
  args: { media: film, onSubmit: fn<Submit>(() => Promise.reject(new Error('Deze media bestaat niet meer.'))) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opslaan' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Deze media bestaat niet meer.'));
    await expect(args.onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('link', { name: /\.mov/ })).toBeVisible());
  },
});

export const WrongKindOnEdit = meta.story({
  tags: ['gedrag'],
  args: { media: image },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drop(canvas.getByRole('group', { name: 'Bestand' }), [filmFile()]);
    await waitFor(async () => expect(await canvas.findByText('Enkel png of jpg wordt ondersteund.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await waitFor(() => expect(canvas.queryByText('Enkel png of jpg wordt ondersteund.')).not.toBeInTheDocument());
    await expect(canvas.getByRole('list', { name: 'Gekozen bestanden' }).children).toHaveLength(1);
  },
});

export const ServerError = meta.story({ args: { serverError: 'Dit product bestaat niet meer.' }, play: async ({ canvas }) => { await expect(canvas.getByRole('alert')).toHaveTextContent('Dit product bestaat niet meer.'); } });
export const Cancelled = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
export const UnsafeConverter = meta.story({
  tags: ['gedrag'],
  args: { isVideo: true, converterHref: 'javascript:alert(1)' },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('link')).not.toBeInTheDocument(); },
});
export const Phone = meta.story({
  args: { isVideo: true, productHasImage: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await drop(canvas.getByRole('group', { name: 'Bestand' }), [filmFile(`${'gelegenheidsverpakking'.repeat(5)}.mp4`), filmFile('opening.mov', 'qt  ', 'video/quicktime')]);
    await canvas.findByText('Dit video formaat wordt niet ondersteund.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const Tablet = meta.story({ args: { media: film }, globals: { viewport: { value: 'tablet' } } });
