import { fault } from '@staalkaart/mocks/browser';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Mijn profiel',
  component: Screen,
  args: { path: '/profile' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin' },
});

export const AsAdmin = meta.story({ name: 'Als Admin' });

export const CancelGoesBackToWhatWasTyped = meta.story({
  name: 'Annuleren houdt wat getypt is',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewerken' }));
    const form = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
    const name = await form.findByLabelText('Gebruikersnaam');
    await userEvent.clear(name);
    await userEvent.type(name, 'Bruno');
    await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ANNULEER' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveFocus());
    await expect(screen.getByLabelText('Gebruikersnaam')).toHaveValue('Bruno');
    // It is still unsaved: closing asks.
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
  },
});

export const AsViewOnlyNothingIsSent = meta.story({
  name: 'Als ViewOnly wordt niets verstuurd',
  tags: ['gedrag'],
  globals: { role: 'ViewOnly' },
  beforeEach: ({ msw }) => { msw.use(http.put('*/api/Me', () => new HttpResponse('mag niet', { status: 403 }))); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bewerken' }));
    const form = within(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' }));
    const phone = await form.findByLabelText('Telefoon');
    await userEvent.clear(phone);
    await userEvent.type(phone, '0499 00 11 22');
    await userEvent.click(form.getByRole('button', { name: 'Opslaan' }));
    await waitFor(async () => expect(await canvas.findByText('0499 00 11 22')).toBeVisible());
    await expect(screen.queryByText('mag niet')).not.toBeInTheDocument();
  },
});

export const WithoutCollections = meta.story({
  name: 'Zonder collecties',
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/Me', () => HttpResponse.json({ id: 4, username: 'Daan', role: 'User', email: 'user@staalkaart.be', collections: [] })));
  },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('Je hebt nog geen collecties')).toBeVisible()); },
});

/** The own profile tells an editor of hidden products too: beside a customer their number is asked as it is shown, or not given. */
export const HiddenIsNotCounted = meta.story({
  name: 'In presentatie telt niets verborgen',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/Me', () => HttpResponse.json(
        { id: 2, username: 'Bert', role: 'Admin', email: 'admin@staalkaart.be', collections: [{ id: 505, name: 'Beurs', path: '/api/media/1.jpg', productIds: [1, 2, 3], createdById: 2 }, { id: 506, name: 'Elders', path: '/api/media/1.jpg', productIds: [1, 2, 3], createdById: 2 }] },
        { headers: { 'Staalkaart-Features': 'presented' } },
      )),
      http.get('*/api/Collections', ({ request }) => HttpResponse.json(new URL(request.url).searchParams.get('presented') ? [{ id: 505, name: 'Beurs', productIds: [1, 2] }] : [])),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('link', { name: /Beurs/ })).toHaveTextContent('2 producten'));
    await expect(canvas.getByRole('link', { name: /Elders/ })).not.toHaveTextContent('product');
  },
});

export const BeginsACollection = WithoutCollections.extend({
  name: 'Eerste collectie aanmaken',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mijn eerste collectie aanmaken' }));
    await expect(await screen.findByRole('dialog', { name: 'Nieuwe collectie' })).toBeInTheDocument();
  },
});

/** Nobody answers for the own profile: nobody is signed out, and the page says so where it would be. */
export const NoAnswer = meta.story({
  name: 'Geen antwoord over het eigen profiel',
  beforeEach: ({ msw }) => { msw.use(...fault('noProfile')); },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('De server is even niet beschikbaar. Probeer het later opnieuw.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Staalkaart' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Aanmelden' })).not.toBeInTheDocument();
    await expect(localStorage.getItem('staalkaart.token')).not.toBeNull();
  },
});

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
