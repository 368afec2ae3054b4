import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, loading, unknownRecord } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Collecties',
  component: Screen,
  args: { path: '/collections' },
  parameters: { layout: 'fullscreen' },
});

export const Own = meta.story({ name: 'Standaard' });

export const OwnAlone = meta.story({
  name: 'Enkel de eigen',
  tags: ['gedrag'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Nieuwe klanten/ })).toHaveAttribute('href', '/collections/505');
    await expect(canvas.queryByText('Oude stalen')).not.toBeInTheDocument();
  },
});

/** Of nine products one is hidden: an editor counts it in edit mode, a customer never. */
export const HiddenIsNotCounted = meta.story({
  name: 'In presentatie telt niets verborgen',
  tags: ['gedrag'],
  globals: { role: 'SuperAdmin' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/Collections', ({ request }) => HttpResponse.json([
      { id: 501, name: 'Beurs', path: '/api/media/1.jpg', isPrivate: false, productIds: [1, 2, 3, 4, 5, 6, 7, 8, ...(new URL(request.url).searchParams.get('presented') ? [] : [9])] },
    ])));
  },
  play: async ({ canvas, userEvent }) => {
    const tile = () => canvas.findByRole('link', { name: /Beurs/ });
    await expect(await tile()).toHaveTextContent('8 producten');
    await userEvent.click(canvas.getByText('Bewerken'));
    await waitFor(async () => expect(await tile()).toHaveTextContent('9 producten'));
    await userEvent.click(canvas.getByText('Presentatie'));
    await waitFor(async () => expect(await tile()).toHaveTextContent('8 producten'));
  },
});

export const AllAsSuperAdmin = meta.story({
  name: 'Alle, als SuperAdmin',
  globals: { role: 'SuperAdmin', mode: 'edit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Toon ook collecties van anderen' }));
    await waitFor(async () => expect(await canvas.findByRole('link', { name: /Nieuwe klanten/ })).toBeVisible());
  },
});

export const One = meta.story({ name: 'Eén collectie', args: { path: '/collections/505' } });

/** What it is for does not take the place of how much is in it. */
export const OneDescribed = meta.story({
  name: 'Eén collectie: omschreven',
  tags: ['gedrag'],
  args: { path: '/collections/501' },
  globals: { role: 'SuperAdmin' },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText(/^\d+ producten · \S/)).toBeVisible()); },
});

export const TakesOutOfOne = One.extend({
  name: 'Eén collectie: vraagt voor verwijderen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten in de collectie Nieuwe klanten' })).toBeVisible());
    const cards = within(await canvas.findByRole('list', { name: /Producten in de collectie/ }));
    cards.getAllByRole('link')[0]!.focus();
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await screen.findByText('Weet je zeker?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'ANNULEER' }));
  },
});

export const OneWithoutProducts = meta.story({
  name: 'Eén collectie: leeg',
  tags: ['route:/collections/:id', 'leeg'],
  args: { path: '/collections/515' },
  globals: { role: 'User' },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('No items found...')).toBeVisible()); },
});

export const OneUnknown = meta.story({ name: 'Onbekende collectie', args: { path: '/collections/4711' }, ...unknownRecord() });

export const OneLoading = meta.story({ name: 'Eén collectie: laadt', tags: ['route:/collections/:id', 'laadt'], args: { path: '/collections/505' }, ...loading('Products') });
export const OneFailing = meta.story({ name: 'Eén collectie: mislukt', tags: ['route:/collections/:id', 'mislukt'], args: { path: '/collections/505' }, ...failing('Collections/:id') });

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/collections', 'laadt'], ...loading('Collections', 4) });
export const Empty = meta.story({ name: 'Leeg', tags: ['route:/collections', 'leeg'], ...empty('Collections', 'Geen items gevonden') });
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/collections', 'mislukt'], ...failing('Collections') });

export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });

/** In edit mode a collection has a sheet of QR codes: one for each product that is seen, with its whole address. Beside a customer there is no such button. */
export const QrSheet = meta.story({
  name: 'QR-blad van een collectie',
  args: { path: '/collections/505' },
  globals: { role: 'User', mode: 'edit', viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie ./ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'QR-blad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'QR-blad' }));
    const codes = await dialog.findAllByRole('img');
    await expect(codes.map(code => code.getAttribute('aria-label'))).toEqual(
      [...document.querySelectorAll('main article a[href^="/products/"]')].map(link => `QR-code van ${link.querySelector('[data-name]')!.textContent}`),
    );
    // The number is of 'Extra', which a User does not see.
    await expect(document.querySelector('[data-print]')).not.toHaveTextContent(/MP-/);
    await expect(document.querySelector('[data-print]')).toHaveTextContent(heading.textContent.replace('Producten in de collectie ', ''));
  },
});
export const NoQrSheetBesideACustomer = QrSheet.extend({
  name: 'Geen QR-blad in de presentatie',
  tags: ['gedrag'],
  globals: { mode: 'presentation' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie ./ });
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('button', { name: 'Meer acties' })).not.toBeInTheDocument();
  },
});
