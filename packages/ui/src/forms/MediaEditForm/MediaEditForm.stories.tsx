import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { button, field, forever, sendBy } from '../../testing/forms.ts';
import { falsePicture, fileInput, pictureFile } from '../../testing/files.ts';
import { MediaEditForm } from './MediaEditForm.tsx';

const image = { id: 11, name: 'Affiche Zomerfestival_a1b2c3d4', order: 3, path: '/media/images/poster-5-3.jpg', isVideo: false };
const film = { id: 12, name: 'Affiche Zomerfestival_e5f6a7b8', order: 4, path: '/media/videos/flag-waving.mp4', isVideo: true };

const meta = preview.meta({
  title: 'forms/MediaEditForm (media wijzigen)',
  component: MediaEditForm,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { media: image, lastOrder: 5, converterHref: 'https://converter.example/mov-mp4', onSubmit: fn(async () => {}), onClose: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const Edited = meta.story({
  name: 'Aangepast',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field('Naam')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Media wijzigen' })).toBeVisible());
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    const name = await field('Naam');
    await expect(name).toHaveValue('Affiche Zomerfestival');
    await userEvent.clear(name);
    await userEvent.type(name, 'Affiche_A2');
    await waitFor(async () => expect(await screen.findByText('Gebruik geen underscores (_) in de naam')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Affiche Wintermarkt');
    const order = await field('Volgorde');
    await userEvent.clear(order);
    await waitFor(async () => expect(await screen.findByText('Vul een geheel getal in, 1 of meer')).toBeVisible());
    await userEvent.type(order, '2');
    const file = await pictureFile('nieuw.jpg');
    await userEvent.upload(fileInput(), file);
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ file, name: 'Affiche Wintermarkt_a1b2c3d4', was: 'Affiche Zomerfestival_a1b2c3d4', order: 2 });
  },
});
export const WithoutFile = meta.story({
  name: 'Zonder nieuw bestand',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiche Zomerfestival_a1b2c3d4', was: 'Affiche Zomerfestival_a1b2c3d4', order: 3 }));
  },
});
export const PlaceOutOfRange = meta.story({
  name: 'Onmogelijke volgorde',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const order = await field('Volgorde');
    for (const typed of ['1e3', '0x3', '-1', '2,5']) {
      await userEvent.clear(order);
      await userEvent.type(order, typed);
      await waitFor(() => expect(order).toHaveAccessibleDescription('Vul een geheel getal in, 1 of meer'));
      await expect(button('Opslaan')).toBeDisabled();
    }
    await userEvent.clear(order);
    await userEvent.type(order, '0');
    await waitFor(() => expect(order).toHaveAccessibleDescription('Vul een geheel getal in, 1 of meer'));
    await userEvent.clear(order);
    await userEvent.type(order, '6');
    await waitFor(() => expect(order).toHaveAccessibleDescription('Vul een geheel getal van 1 tot 5 in'));
    await expect(button('Opslaan')).toBeDisabled();
  },
});

export const Video = meta.story({ name: 'Video', args: { media: film } });
/** A film that is put first goes to the second place. */
export const VideoMadeFirst = meta.story({
  name: 'Video op de eerste plaats',
  args: { media: film },
  play: async ({ userEvent }) => {
    const order = await field('Volgorde');
    await userEvent.clear(order);
    await userEvent.type(order, '1');
    await waitFor(() => expect(order).toHaveAccessibleDescription('Video\'s kunnen niet op de eerste plaats komen.'));
    await userEvent.tab();
    await expect(order).toHaveValue('2');
    await waitFor(() => expect(order).toHaveAccessibleDescription('Video\'s kunnen niet op de eerste plaats komen.'));
  },
});
export const VideoIsNeverSentFirst = meta.story({
  name: 'Video nooit eerst verstuurd',
  tags: ['gedrag'],
  args: { media: film },
  play: async ({ userEvent, args }) => {
    const order = await field('Volgorde');
    await userEvent.clear(order);
    await userEvent.type(order, '1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: film.name, was: film.name, order: 2 }));
  },
});

export const WrongFile = meta.story({
  name: 'Verkeerd bestand',
  play: async ({ userEvent }) => {
    await field('Naam');
    await userEvent.upload(fileInput(), falsePicture());
    await waitFor(async () => expect(await screen.findByText('Dit bestand is geen geldige png of jpg.')).toBeVisible());
    await waitFor(() => expect(button('Opslaan')).toBeDisabled());
  },
});
export const FileTakenBack = meta.story({
  name: 'Bestand teruggenomen',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await field('Naam');
    await userEvent.upload(fileInput(), falsePicture());
    await userEvent.upload(fileInput(), await pictureFile('ander.jpg'));
    await expect(await screen.findByRole('list', { name: 'Gekozen bestanden' })).toHaveTextContent('ander.jpg');
    await userEvent.click(button('ander.jpg wissen'));
    await expect(button('Kies een bestand')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce(); // Nothing is left to lose.
  },
});

/** Read anew while somebody types: the place follows, the name stays. */
export const FollowsWhatIsNotTouched = meta.story({
  name: 'Volgt wat niet aangeraakt is',
  tags: ['gedrag'],
  render: args => {
    const Moved = () => {
      const [order, setOrder] = useState(3);
      return (
        <>
          <Button onClick={() => setOrder(1)}>Ververs</Button>
          <MediaEditForm {...args} media={{ ...image, order }} />
        </>
      );
    };
    return <Moved />;
  },
  play: async ({ canvasElement, userEvent, args }) => {
    await userEvent.type(await field('Naam'), ' II');
    canvasElement.querySelector('button')!.click(); // By a colleague, behind the dialog.
    await waitFor(async () => expect(await field('Volgorde')).toHaveValue('1'));
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiche Zomerfestival II_a1b2c3d4', was: 'Affiche Zomerfestival_a1b2c3d4', order: 1 }));
  },
});

export const Pending = meta.story({ name: 'Bezig', tags: ['geen-beeld'], args: { onSubmit: fn(forever) }, play: async () => { await sendBy('Opslaan'); } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { media: { ...film, name: `${'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines '.repeat(3)}_e5f6a7b8` } }, globals: { viewport: { value: 'phone' } } });
