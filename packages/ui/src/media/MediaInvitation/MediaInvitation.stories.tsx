import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { MediaInvitation } from './MediaInvitation.tsx';

const meta = preview.meta({
  title: 'media/MediaInvitation',
  component: MediaInvitation,
  args: { text: 'Bewaar het product; daarna kies je meteen zijn foto’s en video’s.', children: <Button variant="quiet">Opslaan en media toevoegen</Button> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Media' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Opslaan en media toevoegen' })).toBeEnabled();
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
