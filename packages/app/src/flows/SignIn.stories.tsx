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
    await step('E-mail en paswoord', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'superadmin@staalkaart.be');
      await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    });
    await step('Een verkeerde code leidt terug naar de eerste stap', async () => {
      await waitFor(async () => expect(await canvas.findByRole('img', { name: /QR-code/ })).toBeVisible());
      await userEvent.type(canvas.getByLabelText('Code'), '111111');
      await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
      await expect(await canvas.findByLabelText('E-mail')).toHaveValue('superadmin@staalkaart.be');
    });
    await step('De juiste code leidt naar de gevraagde pagina', async () => {
      await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
      await userEvent.type(await canvas.findByLabelText('Code'), '000000');
      await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Collecties' })).toBeVisible());
    });
    await step('Uitloggen leidt naar de aanmeldpagina en vergeet de sessie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Annelies/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
      await expect(localStorage.getItem('staalkaart.token')).toBeNull();
    });
  },
});
