import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Profiel bewaren',
  component: Screen,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin' },
});

/** Somebody changes the own data, is warned, signs in again, and sees them everywhere (specification §4, "Sign-in"). */
export const Default = meta.story({
  name: 'Bewaren en opnieuw aanmelden',
  play: async ({ canvas, userEvent, step }) => {
    await step('Wijzigt de naam', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Bewerken' }));
      const form = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
      const name = await form.findByLabelText('Gebruikersnaam');
      await userEvent.clear(name);
      await userEvent.type(name, 'Bruno');
      await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));
    });
    await step('Leest de waarschuwing en gaat verder', async () => {
      const question = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(question.getByText('Let op... Indien je deze gegevens aanpast en opslaat, zul je wel opnieuw moeten inloggen in de applicatie.')).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: 'JA' }));
    });
    await step('Meldt zich opnieuw aan', async () => {
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
      await expect(localStorage.getItem('staalkaart.token')).toBeNull();
      await userEvent.type(canvas.getByLabelText('E-mail'), 'admin@staalkaart.be');
      await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
      await waitFor(async () => expect(await canvas.findByRole('link', { name: 'Horeca' })).toBeVisible());
    });
    await step('Ziet de nieuwe naam', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bruno/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Mijn profiel' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible());
      await waitFor(() => expect(canvas.getAllByText('Bruno')[0]).toBeVisible());
    });
  },
});

const admin = (phoneNumber: string) => ({ id: 2, username: 'Bram', role: 'Admin', email: 'admin@staalkaart.be', phoneNumber, collections: [] });
let phoneNumber = '';
let sent: unknown;
/** A colleague gave this person another number, before the form was opened and while it was open. */
export const KeepsWhatAColleagueChanged = meta.story({
  name: 'Bewaart wat een collega intussen wijzigde',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => {
    phoneNumber = '051 11 11 11';
    msw.use(
      http.get('*/api/Me', () => HttpResponse.json(admin(phoneNumber))),
      http.put('*/api/Me', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(admin(phoneNumber));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Bewerken' });
    phoneNumber = '051 22 22 22';
    await userEvent.click(edit);
    const form = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
    await waitFor(() => expect(form.getByLabelText('Telefoon')).toHaveValue('051 22 22 22'));
    await userEvent.type(form.getByLabelText('Gebruikersnaam'), 'mie');
    await waitFor(() => expect(form.getByRole('button', { name: 'Opslaan' })).toBeEnabled());
    phoneNumber = '051 33 33 33';
    await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'JA' }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
    await expect(sent).toMatchObject({ username: 'Brammie', phoneNumber: '051 33 33 33' });
  },
});

/** The server says which field will not do: it is said there, beside what was typed. */
export const Refused = meta.story({
  name: 'Geweigerd door de server',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => { msw.use(http.put('*/api/Me', () => HttpResponse.json({ title: 'Ongeldig', errors: { Email: ['Dit e-mailadres is al in gebruik'] } }, { status: 400 }))); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewerken' }));
    const before = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
    await userEvent.type(await before.findByLabelText('E-mail'), 'x');
    await userEvent.click(before.getByRole('button', { name: 'Opslaan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'JA' }));
    const form = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
    await expect(await form.findByLabelText('E-mail')).toHaveValue('admin@staalkaart.bex');
    await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription('Dit e-mailadres is al in gebruik'));
  },
});
