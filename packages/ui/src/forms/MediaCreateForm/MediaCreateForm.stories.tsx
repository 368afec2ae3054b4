import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnsavedPlaceProvider } from '../../overlays/FormDialog/unsaved.ts';
import { button, storyPlace } from '../../testing/forms.ts';
import { drop, falsePicture, fileInput, filmFile, pictureFile } from '../../testing/files.ts';
import { MediaCreateForm, type MediaCreateFormProps } from './MediaCreateForm.tsx';

const meta = preview.meta({
  title: 'forms/MediaCreateForm (nieuwe media)',
  component: MediaCreateForm,
  argTypes: { initialFiles: { mapping: { 'een film': [filmFile()] } } },
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { productHasImage: true, converterHref: 'https://converter.example/mov-mp4', onSubmit: fn(), onClose: fn() },
});

const box = () => screen.getByRole('checkbox', { name: 'Ik wil een video opladen' });
const zone = () => screen.getByRole('group', { name: 'Bestand' });
const isOpen = () => waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Media toevoegen' })).toBeVisible());

export const Default = meta.story({ name: 'Standaard' });
export const Chosen = meta.story({
  name: 'Gekozen',
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.upload(fileInput(), [await pictureFile('een.jpg'), await pictureFile('twee.jpg')]);
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
  },
});

export const HandedOverInOrder = meta.story({
  name: 'Overgenomen in volgorde',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await isOpen();
    await expect(button('Opladen')).toBeDisabled();
    const files = [await pictureFile('een.jpg'), await pictureFile('twee.jpg'), await pictureFile('drie.jpg')];
    await userEvent.upload(fileInput(), files);
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('twee.jpg wissen'));
    await userEvent.dblClick(button('Opladen'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ files: [files[0], files[2]], isVideo: false });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SubmittedEmpty = meta.story({
  name: 'Leeg verstuurd',
  play: async ({ args }) => {
    (await screen.findByRole('dialog')).querySelector('form')!.requestSubmit();
    await waitFor(async () => expect(await screen.findByText('file is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const LeftWithoutFile = meta.story({
  name: 'Verlaten zonder bestand',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Kies bestanden' })).toHaveFocus());
    await expect(screen.queryByText('file is required')).not.toBeInTheDocument();
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('file is required')).toBeVisible());
    await expect(button('Kies bestanden')).toHaveAccessibleDescription('file is required');
  },
});
export const Emptied = meta.story({
  name: 'Leeggemaakt',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.upload(fileInput(), await pictureFile());
    await userEvent.click(await screen.findByRole('button', { name: 'affiche-zomerfestival.jpg wissen' }));
    await waitFor(async () => expect(await screen.findByText('file is required')).toBeVisible());
    await expect(button('Kies bestanden')).toHaveFocus();
    await expect(button('Opladen')).toBeDisabled();
  },
});

export const WithVideo = meta.story({
  name: 'Met video',
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.click(box());
    await waitFor(() => expect(screen.getByText('mp4 tot 75 MB')).toBeVisible());
  },
});
export const VideoIsHandedOver = meta.story({
  name: 'Video overgenomen',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await isOpen();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(box());
    const link = screen.getByRole('link', { name: /Zet een \.mov om naar \.mp4/ });
    await expect(link).toHaveAttribute('href', 'https://converter.example/mov-mp4');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const file = filmFile();
    await userEvent.upload(fileInput(), file);
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ files: [file], isVideo: true });
  },
});

/** A film never comes first: said once there is one, before it is sent. */
export const VideoWithoutImage = meta.story({
  name: 'Video zonder foto',
  args: { productHasImage: false },
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.click(box());
    await expect(screen.queryByText(/de video komt op de tweede plaats/)).not.toBeInTheDocument();
    await drop(zone(), [filmFile()]);
    await waitFor(async () => expect(await screen.findByText(/Dit product heeft nog geen afbeelding: de video komt op de tweede plaats\./)).toBeVisible());
  },
});

export const WrongVideo = meta.story({
  name: 'Verkeerde video',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ userEvent, args }) => {
    await isOpen();
    await userEvent.click(box());
    await drop(zone(), [filmFile('opening.mov', 'qt  ', 'video/quicktime'), filmFile('hernoemd.mp4', 'qt  ')]);
    await waitFor(() => expect(screen.getAllByText('Dit video formaat wordt niet ondersteund.')).toHaveLength(2));
    await expect(button('Opladen')).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooLarge = meta.story({
  name: 'Te groot',
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.click(box());
    await userEvent.upload(fileInput(), Object.defineProperty(filmFile('lang.mp4'), 'size', { value: 76 * 1024 * 1024 }));
    await waitFor(async () => expect(await screen.findByText('File is groter dan 75 MB. Kleinere files opladen aub.')).toBeVisible());
  },
});

/** Whoever changes their mind about the kind has the files checked again. */
export const OtherKind = meta.story({
  name: 'Andere soort gekozen',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.upload(fileInput(), await pictureFile());
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(box());
    await waitFor(async () => expect(await screen.findByText('Dit video formaat wordt niet ondersteund.')).toBeVisible());
    await expect(button('Opladen')).toBeDisabled();
    await userEvent.click(box());
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
  },
});

/** The box follows the film that is chosen first, until somebody ticks it. */
export const FilmsTickTheBox = meta.story({
  name: 'Video vinkt het vakje aan',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await isOpen();
    await drop(zone(), [filmFile()]);
    await waitFor(() => expect(box()).toBeChecked());
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('zomerfestival.mp4 wissen'));
    await waitFor(() => expect(box()).not.toBeChecked());
    await drop(zone(), [await pictureFile()]);
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('affiche-zomerfestival.jpg wissen'));
    await userEvent.click(box());
    await expect(box()).toBeChecked();
    await drop(zone(), [filmFile()]);
    await userEvent.click(await screen.findByRole('button', { name: 'zomerfestival.mp4 wissen' }));
    await expect(box()).toBeChecked(); // Ticked by hand.
  },
});

/** As they were dropped on the table. */
const WithFiles = ({ files, ...props }: Omit<MediaCreateFormProps, 'initialFiles'> & { files: File[] }) => <MediaCreateForm {...props} initialFiles={files} />;
export const DroppedElsewhere = meta.story({
  name: 'Elders neergezet',
  tags: ['gedrag'],
  render: (args, { loaded }) => <WithFiles {...args} files={(loaded as { files: File[] }).files} />,
  loaders: [async () => ({ files: [await pictureFile('een.jpg'), await pictureFile('twee.jpg')] })],
  play: async ({ args }) => {
    await isOpen();
    await waitFor(() => expect(within(screen.getByRole('list', { name: 'Gekozen bestanden' })).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const OneOfThemRefused = meta.story({
  name: 'Eén bestand geweigerd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await isOpen();
    const good = await pictureFile();
    await userEvent.upload(fileInput(), [good, falsePicture()]);
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toHaveAttribute('role', 'alert'));
    await expect(button('Opladen')).toBeDisabled();
    await expect(button('Kies bestanden')).toHaveAccessibleDescription('Eén bestand kan niet mee: haal het weg.');
    // One that is there already is not taken twice.
    await userEvent.upload(fileInput(), good);
    await expect(screen.getAllByRole('button', { name: / wissen$/ })).toHaveLength(2);
    await userEvent.click(button('notities.png wissen'));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Its first bytes are a png's, the rest is not: only drawing it finds out. */
export const Damaged = meta.story({
  name: 'Beschadigd bestand',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.upload(fileInput(), new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3])], 'kapot.png', { type: 'image/png' }));
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await expect(button('Opladen')).toBeDisabled();
  },
});

/** Asked before chosen files are given up. */
export const Asking = meta.story({
  name: 'Vraagt eerst',
  play: async ({ userEvent, args }) => {
    await isOpen();
    await userEvent.upload(fileInput(), await pictureFile());
    await userEvent.click(button('Sluiten'));
    await waitFor(() => expect(button('Verder werken')).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const NothingChosenNothingAsked = meta.story({
  name: 'Niets gekozen, niets gevraagd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await isOpen();
    await userEvent.click(box());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
const keptFilm = filmFile('bewaard.mp4');
export const BeginsWithWhatWasKept = meta.story({
  name: 'Begint met wat bewaard was',
  tags: ['gedrag'],
  render: args => <UnsavedPlaceProvider value={storyPlace({ kept: { typed: { files: [keptFilm], wish: true }, base: {} } }).place}><MediaCreateForm {...args} /></UnsavedPlaceProvider>,
  play: async ({ userEvent, args }) => {
    await isOpen();
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ files: [keptFilm], isVideo: true });
  },
});

export const UnsafeConverter = meta.story({
  name: 'Onveilige link naar omzetter',
  tags: ['gedrag'],
  args: { converterHref: 'javascript:alert(1)' },
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.click(box());
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
});
export const Phone = meta.story({
  name: 'Gsm',
  args: { productHasImage: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await isOpen();
    await userEvent.click(box());
    await drop(zone(), [filmFile(`${'gelegenheidsverpakking'.repeat(5)}.mp4`), filmFile('opening.mov', 'qt  ', 'video/quicktime')]);
    await screen.findByText('Dit video formaat wordt niet ondersteund.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
