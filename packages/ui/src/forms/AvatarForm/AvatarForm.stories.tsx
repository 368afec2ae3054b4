import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button } from '../../testing/forms.ts';
import { drop, falsePicture, fileInput, largePicture, pictureFile } from '../../testing/files.ts';
import { AvatarForm } from './AvatarForm.tsx';
import { choose, corners, dragBy, pinch, sent } from '../../testing/cropping.ts';
import { quarteredPng, turnedJpg } from '../../testing/pictures.ts';

const meta = preview.meta({
  title: 'forms/AvatarForm (profielfotoformulier)',
  component: AvatarForm,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { onSubmit: fn(async () => {}), onClose: fn() },
});

const zoom = () => screen.getByRole('slider', { name: 'Zoom' });

export const Default = meta.story({ name: 'Standaard' });

export const Chosen = meta.story({ name: 'Gekozen', play: async ({ userEvent }) => { await choose(userEvent, await pictureFile('lies.jpg')); } });

export const Sends = meta.story({
  name: 'Verstuurt',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Foto toevoegen' })).toBeVisible());
    await expect(button('Opladen')).toBeDisabled();
    const frame = await choose(userEvent, await quarteredPng(900, 600, 'lies.vakantie.png'));
    await expect(button('Kies een andere foto')).toBeVisible(); // The button that chose is still there: the focus has something to stay on.
    const box = frame.getBoundingClientRect();
    await expect(Math.abs(box.width - box.height)).toBeLessThan(1);
    const file = await sent(userEvent, args);
    await expect(file.name).toBe('lies.vakantie.jpg');
    await expect(file.type).toBe('image/jpeg');
    const bitmap = await createImageBitmap(file);
    await expect([bitmap.width, bitmap.height]).toEqual([512, 512]);
    await expect(await corners(file)).toEqual([0, 1, 2, 3]); // The middle: something of every quarter.
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Replacing = meta.story({
  name: 'Vervangen',
  args: { currentPath: '/media/images/avatar-1.jpg' },
  play: async () => { await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Foto wijzigen' })).toBeVisible()); },
});

export const Required = meta.story({
  name: 'Verplicht',
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(button('Kies een foto')).toHaveFocus());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Een foto file kiezen is verplicht')).toBeVisible());
    screen.getByRole('dialog').querySelector('form')!.requestSubmit();
    await waitFor(async () => expect(await screen.findByText('imageFile is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Dragged = meta.story({
  name: 'Versleept',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(1200, 600));
    await dragBy(frame, [0.2, 0.5], [0.5, 0.5], [3, 0.9]); // Far outside: no edge shows.
    await expect(await corners(await sent(userEvent, args))).toEqual([0, 0, 3, 3]);
  },
});

/** Without dragging: what is tapped goes to the middle. */
export const Tapped = meta.story({
  name: 'Aangetikt',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(1200, 600));
    await dragBy(frame, [0.99, 0.5]);
    await expect(await corners(await sent(userEvent, args))).toEqual([1, 1, 2, 2]);
  },
});

export const Pinched = meta.story({
  name: 'Geknepen met twee vingers',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(600, 600));
    await pinch(frame, [[0.4, 0.4], [0.6, 0.6]], [[0.2, 0.2], [0.8, 0.8]]); // Three times as far apart.
    await waitFor(() => expect(zoom()).toHaveValue('3'));
    await pinch(frame, [[0.1, 0.1], [0.3, 0.3]], [[0.6, 0.6], [0.9, 0.9]]); // Further, and away.
    await expect(zoom()).toHaveValue('4');
    await expect(await corners(await sent(userEvent, args))).toEqual([0, 0, 0, 0]);
  },
});

export const Wheeled = meta.story({
  name: 'Gezoomd met het muiswiel',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(600, 600));
    const box = frame.getBoundingClientRect();
    const wasScrolling = await fireEvent(frame, new WheelEvent('wheel', { deltaY: -2000, bubbles: true, cancelable: true, clientX: box.right - 2, clientY: box.bottom - 2 }));
    await expect(wasScrolling).toBe(false);
    await waitFor(() => expect(zoom()).toHaveValue('4'));
    await expect(await corners(await sent(userEvent, args))).toEqual([2, 2, 2, 2]); // It grew under the pointer.
  },
});

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(600, 600));
    await expect(zoom()).toHaveAttribute('aria-valuetext', '100 %');
    frame.focus();
    await userEvent.tab();
    await expect(zoom()).toHaveFocus();
    await fireEvent.change(zoom(), { target: { value: '3' } }); // The browser's own keys do that.
    await expect(zoom()).toHaveAttribute('aria-valuetext', '300 %');
    await userEvent.tab({ shift: true });
    await expect(frame).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>100/}{ArrowDown>100/}'); // The picture goes right and down, until its edge.
    await waitFor(() => expect(screen.getByText('Midden op 17 % van links en 17 % van boven, 300 %')).toBeInTheDocument());
    await expect(await corners(await sent(userEvent, args))).toEqual([0, 0, 0, 0]);
  },
});

export const BySlider = meta.story({
  name: 'Gezoomd met de schuif',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const frame = await choose(userEvent, await quarteredPng(600, 600));
    const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
    await fireEvent.change(zoom(), { target: { value: '2' } });
    await says('Midden op 50 % van links en 50 % van boven, 200 %');
    frame.focus();
    await userEvent.keyboard('{ArrowRight>100/}');
    await says('Midden op 25 % van links en 50 % van boven, 200 %');
    await fireEvent.change(zoom(), { target: { value: '4' } });
    await says('Midden op 25 % van links en 50 % van boven, 400 %');
    await fireEvent.change(zoom(), { target: { value: '1' } });
    await says('Midden op 50 % van links en 50 % van boven, 100 %'); // No edge shows.
    await fireEvent.change(zoom(), { target: { value: '2' } });
    await says('Midden op 50 % van links en 50 % van boven, 200 %');
    await expect(await corners(await sent(userEvent, args))).toEqual([0, 1, 2, 3]); // It grew from its middle.
  },
});

/** A phone stores its photos lying down, with a note how to turn them. */
export const TurnedPhoto = meta.story({
  name: 'Gedraaide foto',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await choose(userEvent, await turnedJpg(800, 400));
    const { width, height } = within(screen.getByRole('group', { name: 'Profielfoto' })).getByRole('presentation').getBoundingClientRect();
    await expect(height / width).toBeCloseTo(2, 1);
    await expect(await corners(await sent(userEvent, args))).toEqual([3, 0, 1, 2]);
  },
});

export const Refused = meta.story({
  name: 'Geweigerd',
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), largePicture(15));
    await waitFor(async () => expect(await screen.findByText('File is groter dan 15 MB. Kleinere files opladen aub.')).toBeVisible());
  },
});

export const RefusedAndReplaced = meta.story({
  name: 'Geweigerd en vervangen',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), falsePicture());
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await expect(button('Opladen')).toBeDisabled();
    const frame = await choose(userEvent, await quarteredPng(600, 600));
    await userEvent.upload(fileInput(), falsePicture());
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await waitFor(() => expect(frame).toBeVisible()); // The photo that is being cut stays.
    await drop(screen.getByRole('group', { name: 'Profielfoto' }), [await pictureFile()]);
    await waitFor(() => expect(screen.queryByText('Dit bestand is geen geldige png of jpg.')).not.toBeInTheDocument());
  },
});

/** Its first bytes are a jpg's, the rest is not: only drawing it finds out. */
export const Damaged = meta.story({
  name: 'Beschadigd bestand',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], 'kapot.jpg', { type: 'image/jpeg' }));
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await waitFor(() => expect(button('Kies een foto')).toHaveFocus());
    await expect(button('Opladen')).toBeDisabled();
  },
});

export const AnotherPhoto = meta.story({
  name: 'Andere foto',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await choose(userEvent, await quarteredPng(600, 600));
    await fireEvent.change(zoom(), { target: { value: '3' } });
    await userEvent.upload(fileInput(), await quarteredPng(900, 600));
    await waitFor(() => expect(zoom()).toHaveValue('1')); // Cut anew.
  },
});

export const UnsavedAsks = meta.story({
  name: 'Vraagt eerst bij niet bewaard',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await choose(userEvent, await quarteredPng(600, 600));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Wijzigingen weggooien'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What can be drawn can still be too much to cut, for a device with little memory. */
export const CannotBeCut = meta.story({
  name: 'Uitsnijden mislukt',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await choose(userEvent, await quarteredPng(600, 600));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    const cut = spyOn(window, 'createImageBitmap').mockRejectedValueOnce(new DOMException('te groot', 'InvalidStateError'));
    await userEvent.click(button('Opladen'));
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent('Deze foto kon niet bijgesneden worden. Kies een andere foto.'));
    cut.mockRestore();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await sent(userEvent, args);
  },
});

export const SentOnce = meta.story({
  name: 'Eén keer verstuurd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const attempt = Promise.withResolvers<void>();
    mocked(args.onSubmit).mockReturnValueOnce(attempt.promise);
    await choose(userEvent, await quarteredPng(600, 600));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.dblClick(button('Opladen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    attempt.reject(new Error('400'));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const OnPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const frame = await choose(userEvent, await pictureFile(`${'gelegenheidsfoto-'.repeat(8)}.jpg`));
    await expect(frame.getBoundingClientRect().width).toBeGreaterThan(260);
    await expect(button('Opladen').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const OnStandingTablet = meta.story({
  name: 'Tablet staand',
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ userEvent }) => { await choose(userEvent, await pictureFile()); },
});
export const OnTablet = OnStandingTablet.extend({ name: 'Tablet liggend', globals: { viewport: { value: 'tablet' } } });
