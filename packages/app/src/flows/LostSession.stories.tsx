import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { addPicture, form, formIsClosed, press, sendTag, type UserActions } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'flows/Sessie verlopen',
  component: Screen,
  args: { path: '/tags' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit' },
});

/** A call is refused once, as if the session had ended on the server. */
const refusedOnce = (method: 'post' | 'put' | 'get', path: string) => http[method](`*/api/${path}`, () => new HttpResponse(null, { status: 401 }), { once: true });

const signIn = async (userEvent: UserActions, email: string) => {
  await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Je sessie is verlopen. Meld je opnieuw aan.'));
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Paswoord'), 'staalkaart');
  await userEvent.click(screen.getByRole('button', { name: 'Aanmelden' }));
};

const resume = async (userEvent: UserActions, name: string, but = '') => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Verdergaan waar je was?' }));
  const text = new RegExp(String.raw`^Je was op \d\d-\d\d-\d{4} \d\d:\d\d iets aan het invullen dat nog niet opgeslagen is\. Wat je invulde, is bewaard${but}\. Het gaat over ‘${name}’\.$`);
  await waitFor(() => expect(question.getByText(text)).toBeVisible());
  await userEvent.click(question.getByRole('button', { name: 'Verdergaan' }));
};

/** A modal: what was typed is offered again after signing in, in edit mode, and saved. */
export const InAModal = meta.story({
  name: 'In een venster',
  beforeEach: ({ msw }) => { msw.use(refusedOnce('post', 'Tags')); },
  play: async ({ userEvent, step }) => {
    await step('Typt een tag; de sessie is voorbij', () => sendTag(userEvent));
    await step('Meldt zich opnieuw aan', () => signIn(userEvent, 'admin@staalkaart.be'));
    await step('Gaat verder waar het stopte', async () => {
      await resume(userEvent, 'Regenboogfolie');
      await waitFor(() => expect(screen.getByLabelText('Naam')).toHaveValue('Regenboogfolie'));
    });
    await step('Bewaart het', async () => {
      await userEvent.click(within(screen.getByRole('dialog', { name: 'Nieuwe tag' })).getByRole('button', { name: 'Toevoegen' }));
      await waitFor(async () => expect(await screen.findByText('Tag Regenboogfolie werd aangemaakt')).toBeVisible());
      await formIsClosed();
    });
  },
});

/** A password is kept nowhere: it is typed again. */
export const NewUser = meta.story({
  name: 'Een nieuwe gebruiker',
  args: { path: '/users' },
  beforeEach: ({ msw }) => { msw.use(refusedOnce('post', 'Users')); },
  play: async ({ userEvent, step }) => {
    const opened = () => form('Nieuwe gebruiker');
    await step('Maakt een gebruiker; de sessie is voorbij', async () => {
      await press(userEvent, 'toevoegen');
      const user = await opened();
      await userEvent.type(await user.findByLabelText('E-mail'), 'fien@staalkaart.be');
      await userEvent.type(user.getByLabelText('Gebruikersnaam'), 'Fien');
      await userEvent.type(user.getByLabelText('Telefoon'), '0470 12 34 56');
      for (const label of ['Paswoord', 'Paswoord bevestigen']) await userEvent.type(user.getByLabelText(label), 'een lang paswoord');
      await userEvent.click(user.getByRole('combobox', { name: 'Rol' }));
      await userEvent.click(await screen.findByRole('option', { name: 'PowerUser' }));
      await press(userEvent, 'Toevoegen');
    });
    await step('Meldt zich opnieuw aan', () => signIn(userEvent, 'admin@staalkaart.be'));
    await step('Gaat verder, zonder het paswoord', async () => {
      await resume(userEvent, 'Fien', ', behalve het paswoord');
      const user = await opened();
      await waitFor(() => expect(user.getByLabelText('E-mail')).toHaveValue('fien@staalkaart.be'));
      await expect(user.getByLabelText('Paswoord')).toHaveValue('');
    });
  },
});

/** The form of a product, which is a page of edit mode: it leads back to it. */
export const InThePage = meta.story({
  name: 'In een formulierpagina',
  args: { path: '/products/manage/1001' },
  beforeEach: ({ msw }) => { msw.use(refusedOnce('put', 'Products')); },
  play: async ({ userEvent, step }) => {
    await step('Geeft het product een andere naam; de sessie is voorbij', async () => {
      const name = await screen.findByLabelText('Naam');
      await userEvent.clear(name);
      await userEvent.type(name, 'Kaartje met goudfolie');
      await press(userEvent, 'Opslaan');
    });
    await step('Meldt zich opnieuw aan', () => signIn(userEvent, 'admin@staalkaart.be'));
    await step('Gaat verder waar het stopte', async () => {
      await resume(userEvent, 'Kaartje met goudfolie');
      await waitFor(async () => expect(await screen.findByLabelText('Naam')).toHaveValue('Kaartje met goudfolie'));
    });
    await step('Bewaart het', async () => {
      await press(userEvent, 'Opslaan');
      await waitFor(async () => expect(await screen.findByText('Product Kaartje met goudfolie werd aangepast')).toBeVisible());
    });
  },
});

/** A file that was on its way is kept too: it waits in the tray for whoever sent it, and goes on at a word. */
export const WithAFile = meta.story({
  name: 'Met een bestand onderweg',
  args: { path: '/products/manage/1001' },
  beforeEach: ({ msw }) => { msw.use(refusedOnce('post', 'Assets')); },
  play: async ({ userEvent, step }) => {
    await step('Laadt een foto op; de sessie is voorbij', () => addPicture(userEvent));
    await step('Meldt zich opnieuw aan', () => signIn(userEvent, 'admin@staalkaart.be'));
    await step('Bij het bewerken wacht het bestand nog, en gaat het verder', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'Bewerken' }));
      const tray = within(await screen.findByRole('region', { name: 'Opladen' }));
      await waitFor(() => expect(tray.getByText('Visitekaartje Atelier Noord · Gestopt')).toBeVisible());
      await expect(tray.getByText('Opladen van affiche.png')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await userEvent.click(tray.getByRole('button', { name: 'Opnieuw proberen' }));
      await waitFor(async () => expect(await screen.findByText('Afbeelding Visitekaartje Atelier Noord 4 werd aangemaakt')).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Opladen' })).not.toBeInTheDocument());
    });
  },
});

/** Nothing was typed: signing in leads back to the page, and nothing is asked. */
export const WithNothingTyped = meta.story({
  name: 'Niets getypt',
  args: { path: '/customers' },
  beforeEach: ({ msw }) => { msw.use(refusedOnce('get', 'Customers')); },
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'admin@staalkaart.be');
    await waitFor(async () => expect(await screen.findByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
