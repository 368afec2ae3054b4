import { fail } from '@staalkaart/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
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
      // What was said while signing in is not said again.
      await expect(canvas.getByRole('button', { name: /Annelies/ })).toHaveAccessibleName('Account van Annelies, ANN');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('Uitloggen leidt naar de aanmeldpagina en vergeet de sessie', async () => {
      const kept = () => ['staalkaart.token', 'staalkaart.presented'].filter(key => localStorage.getItem(key) !== null);
      await expect(kept()).toEqual(['staalkaart.token', 'staalkaart.presented']);
      await userEvent.click(canvas.getByRole('button', { name: /Annelies/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
      await expect(kept()).toEqual([]);
    });
  },
});

/** The page that the sign-in leads to cannot be read: that is a message of this session, and the only one. */
export const FailureAfterwards = meta.story({
  name: 'Wat daarna misgaat, wordt gemeld',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Collections', 500, 'De gegevensbank antwoordt niet.')); },
  play: async ({ canvas, userEvent }) => {
    const signInWith = async (password: string) => {
      await userEvent.type(canvas.getByLabelText('Paswoord'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    };
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'user@staalkaart.be');
    await signInWith('fout');
    // The failure leads through the root back to a new form.
    await waitFor(() => expect(canvas.getByLabelText('Paswoord')).toHaveValue(''));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Het email adres of het paswoord is niet juist.');
    await signInWith('staalkaart');
    await userEvent.click(await canvas.findByRole('button', { name: /nieuwe foutmelding$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Meldingen' }));
    const messages = within(await screen.findByRole('dialog', { name: 'Meldingen' }));
    await expect(messages.getAllByRole('listitem')).toHaveLength(1);
    await expect(messages.getByText('De gegevensbank antwoordt niet.')).toBeInTheDocument();
  },
});
