import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Aanmelden met code',
  component: Screen,
  args: { path: '/collections' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'none' },
});

/** Somebody asks for a page, signs in with password and code, gets there, and signs out again. */
export const Default = meta.story({
  name: 'Aanmelden en uitloggen',
  play: async ({ canvas, userEvent, step }) => {
    await step('E-mail and password', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'superadmin@staalkaart.be');
      await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    });
    await step('A wrong code leads back to the first step', async () => {
      await waitFor(async () => expect(await canvas.findByRole('img', { name: /QR-code/ })).toBeVisible());
      await userEvent.type(canvas.getByLabelText('Code'), '111111');
      await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
      await expect(await canvas.findByLabelText('E-mail')).toHaveValue('superadmin@staalkaart.be');
    });
    await step('The right code leads to the page that was asked for', async () => {
      await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
      await userEvent.type(await canvas.findByLabelText('Code'), '000000');
      await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible());
    });
    await step('Signing out leads to the sign-in page and forgets the token', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Annelies/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
      await expect(localStorage.getItem('staalkaart.token')).toBeNull();
    });
  },
});
