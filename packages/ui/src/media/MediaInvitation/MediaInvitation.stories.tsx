import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { MediaInvitation } from './MediaInvitation.tsx';

const meta = preview.meta({
  title: 'media/MediaInvitation (media-uitnodiging)',
  component: MediaInvitation,
  argTypes: { children: { mapping: { knop: <Button variant="quiet">Opslaan en media toevoegen</Button>, 'uitgeschakelde knop': <Button variant="quiet" disabled>Opslaan en media toevoegen</Button> } } },
  args: { text: 'Bewaar het product; daarna kies je meteen zijn foto’s en video’s.', children: <Button variant="quiet">Opslaan en media toevoegen</Button> },
});

export const Default = meta.story({ name: 'Standaard' });
/** The product cannot be saved yet. */
export const Disabled = meta.story({ name: 'Uitgeschakeld', args: { children: <Button variant="quiet" disabled>Opslaan en media toevoegen</Button> } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { text: 'Geef het product een naam en kies een klant, bewaar het, en kies daarna zijn foto’s en video’s: zonder minstens één media item kan het niet getoond worden.' },
  globals: { viewport: { value: 'phone' } },
});
export const Phone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Media' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Opslaan en media toevoegen' })).toBeEnabled();
  },
});
