import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drop, falsePicture, fileInput, hang, largePicture, paste, pictureFile } from '../../testing/files.ts';
import { useKept } from '../../testing/useKept.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';

/** Keeps the file, as a form does. */
const Held = (props: ImageUploadProps) => {
  const [value, setValue] = useKept(props.value);
  return <ImageUpload {...props} value={value} onChange={file => { setValue(file); props.onChange(file); }} />;
};

const meta = preview.meta({
  title: 'media/ImageUpload (fotoveld)',
  component: ImageUpload,
  argTypes: { value: { mapping: { 'met foto': new File(['<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="100%" height="100%" fill="teal"/></svg>'], 'affiche.svg', { type: 'image/svg+xml' }) } } },
  args: { onChange: fn() },
  render: args => <Held {...args} />,
  decorators: [Story => <div style={{ width: 420, maxWidth: '100%' }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Chosen = meta.story({
  name: 'Gekozen',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Foto' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Kies een foto' })).toHaveAccessibleDescription('png of jpg tot 15 MB');
    const file = await pictureFile();
    await userEvent.upload(fileInput(canvasElement), file);
    const picture = await canvas.findByRole('img', { name: 'Gekozen foto: affiche-zomerfestival.jpg' });
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(file);
    await waitFor(() => expect(canvas.getByText('affiche-zomerfestival.jpg')).toBeVisible());
  },
});

export const OpensThePicker = meta.story({
  name: 'Opent de bestandskiezer',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn();
    fileInput(canvasElement).addEventListener('click', event => { event.preventDefault(); opened(); });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kies een foto' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Kies een foto' }));
    await expect(opened).toHaveBeenCalledTimes(3);
  },
});

export const ReplacedAndCleared = meta.story({
  name: 'Vervangen en gewist',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Kies een foto' });
    button.focus();
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await canvas.findByRole('img', { name: /affiche/ });
    await expect(canvas.getByRole('button', { name: 'Kies een andere foto' })).toBe(button); // The focus has something to stay on.
    await userEvent.upload(fileInput(canvasElement), await pictureFile('tweede.jpg'));
    await waitFor(async () => expect(await canvas.findByRole('img', { name: 'Gekozen foto: tweede.jpg' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Foto wissen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Kies een foto' })).toHaveFocus();
  },
});

export const TooLarge = meta.story({
  name: 'Te groot',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), largePicture(15));
    await waitFor(async () => expect(await canvas.findByText('File is groter dan 15 MB. Kleinere files opladen aub.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: 'Kies een foto' })).toHaveAccessibleDescription('File is groter dan 15 MB. Kleinere files opladen aub.');
  },
});

export const NotAPicture = meta.story({
  name: 'Geen foto',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drop(canvas.getByRole('group', { name: 'Foto' }), [new File(['GIF89a'], 'kaart.gif', { type: 'image/gif' })]);
    await waitFor(async () => expect(await canvas.findByText('Enkel png of jpg wordt ondersteund.')).toBeVisible());
    await userEvent.upload(fileInput(canvasElement), falsePicture());
    await waitFor(async () => expect(await canvas.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await userEvent.upload(fileInput(canvasElement), new File([], 'leeg.png', { type: 'image/png' }));
    await waitFor(async () => expect(await canvas.findByText('Dit bestand is leeg.')).toBeVisible());
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await waitFor(async () => expect(await canvas.findByRole('img', { name: /affiche/ })).toBeVisible());
    await expect(canvas.queryByText('Dit bestand is leeg.')).not.toBeInTheDocument();
  },
});

/** Its first bytes are a jpg's, the rest is not: only drawing it finds out. */
export const Damaged = meta.story({
  name: 'Beschadigd bestand',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], 'kapot.jpg', { type: 'image/jpeg' }));
    await waitFor(async () => expect(await canvas.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Dropped = meta.story({
  name: 'Gesleept',
  tags: ['gedrag'],
  play: async ({ canvas, args }) => {
    const file = await pictureFile();
    const zone = canvas.getByRole('group', { name: 'Foto' });
    await hang(zone, [file]);
    await waitFor(async () => expect(await canvas.findByText('Laat los om toe te voegen')).toBeVisible());
    await drop(zone, [file]);
    await waitFor(async () => expect(await canvas.findByRole('img', { name: /affiche/ })).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'affiche-zomerfestival.jpg' }));
  },
});

export const HangsAbove = meta.story({
  name: 'Bestand erboven',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => { await hang(canvas.getByRole('group', { name: 'Foto' }), [falsePicture()]); },
});

export const Pasted = meta.story({
  name: 'Geplakt',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await paste(canvas.getByRole('button', { name: 'Kies een foto' }), [await pictureFile('image.jpg')]);
    await waitFor(async () => expect(await canvas.findByRole('img', { name: 'Gekozen foto: image.jpg' })).toBeVisible());
  },
});

export const Invalid = meta.story({ name: 'Ongeldig', args: { error: 'Deze foto werd geweigerd.' } });
export const CurrentPicture = meta.story({
  name: 'Huidige foto',
  args: { currentPath: '/media/images/poster-5-3.jpg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Huidige foto' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Foto wissen' })).not.toBeInTheDocument();
  },
});
export const ReplacesTheCurrent = CurrentPicture.extend({
  name: 'Huidige foto vervangen',
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    await waitFor(async () => expect(await canvas.findByText('De huidige foto verdwijnt. Dat kan niet ongedaan gemaakt worden.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Huidige foto behouden' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Huidige foto' })).toBeVisible());
    await expect(canvas.queryByText(/verdwijnt/)).not.toBeInTheDocument();
  },
});
export const Square = meta.story({ name: 'Vierkant', args: { label: 'Profielfoto', ratio: '1 / 1', currentPath: '/media/images/avatar-1.jpg' } });
export const Disabled = meta.story({
  name: 'Uitgeschakeld',
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await drop(canvas.getByRole('group', { name: 'Foto' }), [await pictureFile()]);
    await expect(canvas.getByRole('button', { name: 'Kies een foto' })).toHaveAttribute('aria-disabled', 'true');
    await expect(fileInput(canvasElement)).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Phone = meta.story({ name: 'Gsm', args: { currentPath: '/media/images/poster-5-3.jpg' }, globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile(`${'gelegenheidsverpakking-'.repeat(6)}.jpg`));
    await canvas.findByRole('img', { name: /gelegenheidsverpakking/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
