import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UserStatus } from './UserStatus.tsx';

const meta = preview.meta({ title: 'people/UserStatus (gebruikersstatus)', component: UserStatus, args: { isActive: true } });

export const Active = meta.story({ name: 'Actief' });

export const SaysActive = meta.story({ name: 'Zegt actief', tags: ['gedrag'], play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Actief')).toBeVisible()); } });
export const NotActive = meta.story({
  name: 'Niet actief',
  args: { isActive: false },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Niet actief')).toBeVisible()); },
});
