import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Gebruikers',
  component: Screen,
  args: { path: '/users' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit', viewport: { value: 'laptop' } },
});

export const Active = meta.story({ name: 'Actieve gebruikers' });

export const NotActive = meta.story({
  name: 'Non-actieve gebruikers',
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Actieve Gebruikers' })).toBeVisible());
    await waitFor(async () => expect(await canvas.findByText('user@staalkaart.be')).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: /Non-actieve gebruikers/ }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Non-actieve gebruikers' })).toBeVisible());
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/users', 'laadt'], ...loading('Users') });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/users', 'leeg'], ...empty('Users', 'Geen gebruikers gevonden') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/users', 'mislukt'], ...failing('Users') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
