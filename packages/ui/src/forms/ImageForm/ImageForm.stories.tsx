import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileInput, pictureFile } from '../../testing/files.ts';
import { button, forever, sendBy } from '../../testing/forms.ts';
import { quarteredPng } from '../../testing/pictures.ts';
import { ImageForm } from './ImageForm.tsx';

const meta = preview.meta({ title: 'forms/ImageForm (fotoformulier)', component: ImageForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, args: { title: 'Foto toevoegen', onSubmit: fn(async () => {}), onClose: fn() } });

export const Default = meta.story({ name: 'Standaard' });
export const CurrentPicture = meta.story({ name: 'Huidige foto', args: { currentPath: '/media/images/poster-5-3.jpg' } });
export const Chosen = meta.story({
  name: 'Gekozen',
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), await pictureFile('beurs.jpg'));
    await waitFor(async () => expect(await screen.findByText('beurs.jpg')).toBeVisible());
  },
});
export const Required = meta.story({
  name: 'Verplicht',
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Kies een foto' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Een foto file kiezen is verplicht')).toBeVisible());
  },
});

export const ChosenAndSent = meta.story({
  name: 'Gekozen en verstuurd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Foto toevoegen' });
    await waitFor(() => expect(button('Kies een foto')).toHaveFocus());
    await expect(button('Opladen')).toBeDisabled();
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Een foto file kiezen is verplicht')).toBeVisible());
    await userEvent.upload(fileInput(), await quarteredPng(40, 30, 'beurs.png'));
    await waitFor(async () => expect(await screen.findByText('beurs.png')).toBeVisible());
    await expect(screen.queryByText('Een foto file kiezen is verplicht')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.dblClick(button('Opladen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ image: expect.objectContaining({ name: 'beurs.png' }) as File }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const SentWithoutFile = meta.story({
  name: 'Verstuurd zonder bestand',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('dialog')).querySelector('form')!.requestSubmit();
    await waitFor(async () => expect(await screen.findByText('imageFile is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.upload(fileInput(), await quarteredPng(40, 30));
    await waitFor(() => expect(screen.queryByText('imageFile is required')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Foto wissen'));
    await waitFor(async () => expect(await screen.findByText('Een foto file kiezen is verplicht')).toBeVisible());
    await expect(screen.queryByText('imageFile is required')).not.toBeInTheDocument();
  },
});

export const KeepsTheCurrent = CurrentPicture.extend({
  name: 'Huidige foto behouden',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), await quarteredPng(40, 30));
    await userEvent.click(await screen.findByRole('button', { name: 'Huidige foto behouden' }));
    await waitFor(() => expect(button('Opladen')).toBeDisabled());
    await expect(screen.queryByText('Een foto file kiezen is verplicht')).not.toBeInTheDocument();
  },
});

export const WrongFile = meta.story({
  name: 'Verkeerd bestand',
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), new File(['geen foto'], 'foto.png', { type: 'image/png' }));
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await expect(button('Opladen')).toBeDisabled();
  },
});

export const ServerError = meta.story({ name: 'Serverfout', args: { currentPath: '/media/images/poster-5-3.jpg', error: 'De schijf is vol' }, play: async () => { await expect(await screen.findByRole('alert')).toHaveTextContent('De schijf is vol'); } });
export const FailsAndRecovers = meta.story({
  name: 'Mislukt, daarna gelukt',
  tags: ['gedrag'],
  args: { currentPath: '/media/images/poster-5-3.jpg', error: 'De schijf is vol' },
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('De schijf is vol'));
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), await quarteredPng(40, 30, 'beurs.png'));
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByText('beurs.png')).toBeVisible());
    await waitFor(() => expect(button('Opladen')).toBeEnabled());
    await userEvent.click(button('Opladen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  tags: ['geen-beeld'],
  args: { onSubmit: fn(forever) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), await pictureFile('beurs.jpg'));
    await sendBy('Opladen');
  },
});
export const PendingStaysOpen = Pending.extend({
  name: 'Blijft open tijdens het versturen',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.upload(fileInput(), await quarteredPng(40, 30, 'beurs.png'));
    await sendBy('Opladen');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { title: 'Foto van Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines', error: 'De foto werd geweigerd: ze is kleiner dan wat de catalogus op een groot scherm toont.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(fileInput(), await pictureFile(`${'gelegenheidsverpakking-'.repeat(6)}.jpg`));
    await waitFor(async () => expect(await screen.findByText(/^gelegenheidsverpakking/)).toBeVisible());
  },
});
export const Phone = meta.story({ name: 'Gsm', args: { currentPath: '/media/images/poster-5-3.jpg' }, globals: { viewport: { value: 'phone' } } });
