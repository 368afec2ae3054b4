import { fail, pending, tokenFor } from '@staalkaart/mocks';
import { fault } from '@staalkaart/mocks/browser';
import { http } from 'msw';
import { expect, screen, within, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { choose, form, formIsClosed, picture, press, sees, type UserActions } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';
import { failing, holdBack, loading, unknownRecord } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Product aanpassen',
  component: Screen,
  args: { path: '/products/manage/1004' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

export const Existing = meta.story({ name: 'Bestaand product' });

export const New = meta.story({ name: 'Nieuw product', args: { path: '/products/create' } });

/** A copy: everything filled but its media and its number, and its name says so. */
const isCopy = async () => {
  await waitFor(async () => expect(await screen.findByLabelText('Naam')).toHaveValue('Geschenkdoos Slagerij Claes-copy'));
  await expect(screen.getByText('Kopie van Geschenkdoos Slagerij Claes, zonder media en zonder Multipress nummer')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Klant/ })).toHaveValue('Slagerij Claes bv'));
  await expect(screen.getByLabelText(/Multipress nummer/)).toHaveValue('');
};

export const Copy = meta.story({ name: 'Kopie van een product', args: { path: '/products/create?copy=1004' }, play: isCopy });

export const CopyIsSaved = Copy.extend({
  name: 'Kopie bewaard',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await isCopy();
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await sees('Product Geschenkdoos Slagerij Claes-copy werd aangemaakt');
  },
});

export const CopyOfNothing = meta.story({ name: 'Kopie van wat er niet is', tags: ['gedrag'], args: { path: '/products/create?copy=999999' }, ...unknownRecord() });

export const RefusedByTheServer = meta.story({
  name: 'Geweigerd door de server',
  beforeEach: ({ msw }) => { msw.use(fail('put', 'Products', 400, { title: 'Ongeldig', errors: { Name: ['Deze naam bestaat al'] } })); },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Naam');
    await userEvent.type(name, ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
    await expect((await screen.findAllByText(/Deze naam bestaat al/)).length).toBeGreaterThan(0);
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Geschenkdoos Slagerij Claes bis');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Product aanpassen' })).toBeVisible());
  },
});

/** An Admin gives the product another name, somewhere else. */
const renamedByColleague = async (name: string) => {
  const headers = { Authorization: `Bearer ${tokenFor('Admin')}`, 'Content-Type': 'application/json' };
  const product = (await (await fetch('/api/Products/1004', { headers })).json()) as object;
  await fetch('/api/Products', { method: 'PUT', headers, body: JSON.stringify({ ...product, name }) });
};
export const Clash = meta.story({
  name: 'Intussen ook aangepast door een collega',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Naam'), ' bis');
    await renamedByColleague('Geschenkdoos met lint');
    await press(userEvent, 'Opslaan');
    const clash = await form('Intussen ook aangepast');
    await waitFor(() => expect(clash.getByText(/^Intussen heeft Bram dit ook aangepast .*Kies per veld wat bewaard wordt\.$/)).toBeVisible());
    await waitFor(() => expect(clash.getByText('Geschenkdoos Slagerij Claes bis')).toBeVisible());
    await expect(clash.getByText('Geschenkdoos met lint')).toBeVisible();
  },
});

const uploadFails = async (userEvent: UserActions, product = 'Geschenkdoos Slagerij Claes') => {
  await press(userEvent, 'Media toevoegen');
  await form('Media toevoegen');
  await choose(userEvent, await picture('affiche.png'));
  await press(userEvent, 'Opladen');
  await formIsClosed();
  const tray = within(await screen.findByRole('region', { name: 'Opladen' }));
  await waitFor(() => expect(tray.getByRole('status')).toHaveTextContent('1 mislukt'));
  await expect(tray.getByText('Opladen van affiche.png')).toBeVisible();
  await expect(tray.getByText(`${product} · Dit bestand kon niet bewaard worden.`)).toBeVisible();
  await expect(tray.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  return tray;
};

/** The form has gone; the file stays chosen in the tray. */
export const UploadFailed = meta.story({
  name: 'Een bestand dat niet opgeladen raakte',
  beforeEach: ({ msw }) => { msw.use(...fault('failedUpload')); },
  play: async ({ userEvent }) => { await uploadFails(userEvent); },
});

/** Over whatever page, until it is sent again or given up; not where a customer may look. */
export const UploadStaysFailed = UploadFailed.extend({
  name: 'Blijft klaarstaan op een andere pagina',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const tray = await uploadFails(userEvent);
    await userEvent.click(screen.getByRole('link', { name: 'Segmenten' }));
    await screen.findByRole('heading', { level: 1, name: 'Alle segmenten' });
    await waitFor(() => expect(tray.getByText('Opladen van affiche.png')).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: 'Presentatie' }));
    await waitFor(() => expect(screen.queryByText('Opladen van affiche.png')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('radio', { name: 'Bewerken' }));
    await sees('Opladen van affiche.png');
  },
});

/** Who signs out gives it up, and is asked; the medium that was made for it goes with it. */
export const UploadGivenUp = UploadFailed.extend({
  name: 'Uitloggen geeft het bestand op',
  tags: ['gedrag'],
  play: async ({ canvas, msw, userEvent }) => {
    const removed: unknown[] = [];
    msw.use(http.delete('*/api/Assets/:id', ({ params }) => void removed.push(params.id)));
    await uploadFails(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: /^Account van/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await sees('Er zijn nog bestanden niet opgeladen. Als je nu uitlogt, gaan ze verloren.');
    await userEvent.click(screen.getByRole('button', { name: 'JA' }));
    await expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible();
    await expect(removed).toHaveLength(1);
  },
});

/** Its only file did not arrive: to be shown stays a wish, and nothing else waits for it. */
export const SavedWithoutItsFile = meta.story({
  name: 'Bewaard zonder het bestand dat niet opgeladen raakte',
  tags: ['gedrag'],
  args: { path: '/products/manage/1042' },
  beforeEach: ({ msw }) => { msw.use(...fault('failedUpload')); },
  play: async ({ canvas, userEvent }) => {
    await uploadFails(userEvent, 'Bureaukalender Immo Leiezicht');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Media wijzigen/ })).toBeVisible());
    await expect(canvas.getByText('Een product kan pas getoond worden als het minstens 1 media item heeft.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Zichtbaar/ }));
    await press(userEvent, 'Opslaan');
    await sees(/^Product .* werd aangepast$/);
  },
});

const NO_MEDIA = 'Dit product heeft nog geen media. Zonder minstens één afbeelding of video kan het niet getoond worden en niet in een collectie komen.';
const addPictures = async (userEvent: UserActions, names: string[]) => {
  await sees(NO_MEDIA);
  await press(userEvent, 'Media toevoegen');
  await form('Media toevoegen');
  await choose(userEvent, await Promise.all(names.map(picture)));
  await press(userEvent, 'Opladen');
};

/** Until the last of a choice is there, none of it is shown; that there are none is not told either. */
export const TwoUnderway = meta.story({
  name: 'De eerste bestanden onderweg',
  tags: ['gedrag'],
  args: { path: '/products/manage/1042' },
  play: async ({ canvas, msw, userEvent }) => {
    const sent = holdBack({ msw }, 'post', 'Assets/:id/image', 2);
    await addPictures(userEvent, ['eerste.png', 'tweede.png']);
    await waitFor(() => expect(sent.asked).toBe(2));
    await expect(canvas.queryByText(NO_MEDIA)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Media toevoegen' })).not.toHaveAttribute('aria-disabled', 'true');
    let isTold = false;
    const watching = new MutationObserver(() => { isTold ||= canvas.queryByText(NO_MEDIA) !== null; });
    watching.observe(document.body, { childList: true, subtree: true });
    sent.letGo();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Media wijzigen/ })).toHaveLength(2));
    watching.disconnect();
    await expect(isTold).toBe(false);
  },
});

/** What was read before it arrived is not told as if it still held. */
export const ArrivedUnread = meta.story({
  name: 'Opgeladen, en niet opnieuw te lezen',
  tags: ['gedrag'],
  args: { path: '/products/manage/1042' },
  play: async ({ canvas, msw, userEvent }) => {
    const sent = holdBack({ msw }, 'post', 'Assets/:id/image');
    await addPictures(userEvent, ['affiche.png']);
    await waitFor(() => expect(sent.asked).toBe(1));
    msw.use(fail('get', 'Assets', 400, 'De media zijn niet te lezen.'));
    sent.letGo();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(canvas.queryByText(NO_MEDIA)).not.toBeInTheDocument();
  },
});

export const Unknown = meta.story({ name: 'Onbekend product', args: { path: '/products/manage/4711' }, ...unknownRecord() });

/** Everything in its place, so that nothing jumps once it has come. */
export const Loading = meta.story({
  name: 'Laadt',
  tags: ['route:/products/manage/:id?', 'laadt'],
  ...loading('Products/:id'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading item')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Product aanpassen' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Media toevoegen' })).toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/products/manage/:id?', 'mislukt'], ...failing('Products/:id') });

/** What a product is chosen from is still on its way: the rest can be filled in already. */
export const ListsLoading = meta.story({
  name: 'Keuzelijsten laden',
  tags: ['route:/products/create', 'laadt'],
  args: { path: '/products/create' },
  beforeEach: ({ msw }) => { msw.use(pending('get', 'Categories')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Naam'), 'Menukaart');
    await expect(canvas.getByLabelText('Naam')).toHaveValue('Menukaart');
  },
});

/** One of those lists does not come: no toast, but another try where it would be (specification §8). */
export const ListsFailing = meta.story({
  name: 'Keuzelijsten mislukt',
  tags: ['route:/products/create', 'mislukt'],
  args: { path: '/products/create' },
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Categories', 500, 'kapot')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Naam'), 'Menukaart');
    await userEvent.click(canvas.getByRole('combobox', { name: /Categorie/ }));
    await waitFor(async () => expect(await screen.findByText('De lijst kon niet geladen worden.')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(screen.queryByText('kapot')).not.toBeInTheDocument();
  },
});

export const TabletPortrait = meta.story({
  name: 'Tablet staand',
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Product aanpassen' })).toBeVisible());
    await expect(await canvas.findByLabelText('Naam')).toHaveValue('Geschenkdoos Slagerij Claes');
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /Geschenkdoos Slagerij Claes 1/ })).toBeVisible());
  },
});
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
