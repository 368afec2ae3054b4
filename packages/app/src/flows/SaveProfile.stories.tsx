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
