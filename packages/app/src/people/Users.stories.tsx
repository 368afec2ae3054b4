import { expect, screen, within, waitFor } from 'storybook/test';
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

export const Created = meta.story({
  name: 'Gebruiker aangemaakt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'toevoegen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nieuwe gebruiker' }));
    await userEvent.type(await form.findByLabelText('E-mail'), 'noor@drukkerij.be');
    await userEvent.type(form.getByLabelText('Gebruikersnaam'), 'Noor 2');
    await waitFor(async () => expect(await form.findByText('Gelieve enkel alfabetische karakters te gebruiken, zonder spaties')).toBeVisible());
    await userEvent.clear(form.getByLabelText('Gebruikersnaam'));
    await userEvent.type(form.getByLabelText('Gebruikersnaam'), 'Noor');
    await userEvent.type(form.getByLabelText('Telefoon'), '0470 12 34 56');
    await userEvent.type(form.getByLabelText('Paswoord'), 'geheim123');
    await userEvent.type(form.getByLabelText('Paswoord bevestigen'), 'geheim123');
    await userEvent.click(form.getByRole('combobox', { name: 'Rol' }));
    await userEvent.click(await screen.findByRole('option', { name: 'User' }));
    await userEvent.click(form.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(async () => expect(await screen.findByText('Gebruiker Noor werd aangemaakt')).toBeVisible());
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/users', 'laadt'], ...loading('Users') });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/users', 'leeg'], ...empty('Users', 'Geen gebruikers gevonden') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/users', 'mislukt'], ...failing('Users') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
