import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../testing/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Foutpagina',
  component: Screen,
  args: { path: '/nergens' },
  parameters: { layout: 'fullscreen' },
});

export const NotFound = meta.story({ name: 'Niet gevonden', tags: ['route:*'] });

export const ServerError = meta.story({
  name: 'Serverfout',
  tags: ['route:/server-error'],
  args: { path: '/server-error' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Server error' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('internal server error')).toBeVisible());
  },
});
