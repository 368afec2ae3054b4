import { answer, emptyList, fail, pending } from '@staalkaart/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ReactNode } from 'react';
import { App } from '../../App.tsx';
import { memoryEntries } from '../routing/entries.ts';
import { createAppNavigation } from '../routing/router.tsx';
import { catchDownloads } from '../../testing/downloads.ts';
import { Screen } from '../../testing/Screen.tsx';
import { addPicture, form, formIsClosed, importCsv, press, renameTag, rowButton, sees, sendTag, type UserActions } from '../../testing/userActions.ts';

/** Each line of the error catalogue (specification §8), in its order. */
const meta = preview.meta({
  title: 'Foutencatalogus/Zinnen en meldingen',
  component: Screen,
  args: { path: '/tags' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'SuperAdmin', mode: 'edit', viewport: { value: 'laptop' } },
});

const answering = (...handlers: HttpHandler[]) => ({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) => msw.use(...handlers);
const withoutCollections = http.get('*/api/Me', () => HttpResponse.json({ id: 1, username: 'Anneleen', role: 'SuperAdmin', email: 'superadmin@staalkaart.be', collections: [] }));
const toasts = () => screen.getAllByRole('listitem').filter(item => item.closest('[aria-label="Meldingen"]')).map(item => item.textContent);

export const ServersOwnWords = meta.story({
  name: 'Een mislukte aanvraag toont de tekst van de server',
  beforeEach: answering(fail('post', 'Tags', 400, 'Deze tag is niet toegelaten')),
  play: async ({ userEvent }) => {
    await sendTag(userEvent);
    await sees('Deze tag is niet toegelaten');
  },
});

export const StatusText = meta.story({
  name: 'Zonder tekst: de statustekst',
  beforeEach: answering(http.post('*/api/Tags', () => new HttpResponse(null, { status: 418, statusText: "I'm a teapot" }))),
  play: async ({ userEvent }) => {
    await sendTag(userEvent);
    await sees("I'm a teapot");
  },
});

const typeCredentials = async (userEvent: UserActions) => {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'admin@staalkaart.be');
  await userEvent.type(screen.getByLabelText('Paswoord'), 'fout');
  await press(userEvent, 'Aanmelden');
};

export const NoBrains = meta.story({
  name: 'Aanmelden zonder antwoord',
  args: { path: '/login' },
  globals: { role: 'none' },
  beforeEach: answering(http.post('*/api/Auth/Login', () => HttpResponse.error())),
  play: async ({ userEvent }) => {
    await typeCredentials(userEvent);
    await sees('Not connected to the brains of the app');
  },
});

export const SignInRefusedWithoutAWord = NoBrains.extend({
  name: 'Aanmelden geweigerd zonder een woord',
  beforeEach: answering(http.post('*/api/Auth/Login', () => new HttpResponse(null, { status: 401 }))),
  play: async ({ userEvent }) => {
    await typeCredentials(userEvent);
    await sees('Aanmelden is niet gelukt. Kijk na wat je invulde.');
    await expect(screen.queryByText('Je bent niet aangemeld.')).not.toBeInTheDocument();
  },
});

export const UserCreationJoined = meta.story({
  name: 'Nieuwe gebruiker: de fouten met een komma ertussen',
  args: { path: '/users' },
  beforeEach: answering(fail('post', 'Users', 400, { title: 'Fout', errors: { Email: ['E-mail bestaat al'], Username: ['Naam bestaat al'] } })),
  play: async ({ userEvent }) => {
    await press(userEvent, 'toevoegen');
    const user = await form('Nieuwe gebruiker');
    await userEvent.type(await user.findByLabelText('E-mail'), 'noor@drukkerij.be');
    await userEvent.type(user.getByLabelText('Gebruikersnaam'), 'Noor');
    await userEvent.type(user.getByLabelText('Telefoon'), '0470 12 34 56');
    await userEvent.type(user.getByLabelText('Paswoord'), 'geheim123');
    await userEvent.type(user.getByLabelText('Paswoord bevestigen'), 'geheim123');
    await userEvent.click(user.getByRole('combobox', { name: 'Rol' }));
    await userEvent.click(await screen.findByRole('option', { name: 'User' }));
    await userEvent.click(user.getByRole('button', { name: 'Toevoegen' }));
    await sees('E-mail bestaat al, Naam bestaat al');
    await expect(user.getByLabelText('E-mail')).toHaveValue('noor@drukkerij.be');
  },
});

const twoErrors = { title: 'Fout', errors: { First: ['Eerste fout'], Second: ['Tweede fout'] } };
const bothApart = async () => {
  await sees('Eerste fout');
  await sees('Tweede fout');
  await expect(toasts().filter(text => text?.includes('Eerste fout') && text.includes('Tweede fout'))).toEqual([]);
};

export const UserFetchApart = meta.story({
  name: 'Gebruikers ophalen: een melding per fout',
  args: { path: '/users' },
  beforeEach: answering(fail('get', 'Users', 400, twoErrors)),
  play: bothApart,
});

export const UserUpdateApart = meta.story({
  name: 'Gebruiker aanpassen: een melding per fout',
  args: { path: '/users' },
  beforeEach: answering(fail('put', 'Users', 400, { title: 'Fout', errors: ['Eerste fout', 'Tweede fout'] })),
  play: async ({ userEvent }) => {
    await userEvent.click(await rowButton('user@staalkaart.be', /^Bewerken/));
    const user = await form('Gebruiker aanpassen');
    await userEvent.type(await user.findByLabelText('Telefoon'), '9');
    await userEvent.click(user.getByRole('button', { name: 'Opslaan' }));
    await bothApart();
  },
});

export const UserDeleteApart = meta.story({
  name: 'Gebruiker verwijderen: een melding per fout',
  args: { path: '/users' },
  beforeEach: answering(fail('delete', 'Users/:id', 400, { title: 'Fout', errors: ['Eerste fout', 'Tweede fout'] })),
  play: async ({ userEvent }) => {
    await userEvent.click(await rowButton('user@staalkaart.be', /^Verwijderen/));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), 'Daan');
    await userEvent.click(question.getByRole('button', { name: 'JA' }));
    await bothApart();
  },
});

const moveSecondDown = async (userEvent: UserActions) => userEvent.click((await screen.findAllByRole('button', { name: /^Omlaag/ }))[1]!);

export const ReorderRefused = meta.story({
  name: 'Media herschikken mislukt: de tekst van de server',
  args: { path: '/products/manage/1001' },
  beforeEach: answering(fail('put', 'Assets', 409, 'De volgorde werd intussen gewijzigd')),
  play: async ({ userEvent }) => {
    await moveSecondDown(userEvent);
    await sees('De volgorde werd intussen gewijzigd');
  },
});

export const MediaSaveCloses = meta.story({
  name: 'Media opslaan mislukt: het formulier sluit, met de tekst van de server',
  args: { path: '/products/manage/1004' },
  beforeEach: answering(fail('post', 'Assets', 400, 'Dit product is vergrendeld')),
  play: async ({ userEvent }) => {
    await addPicture(userEvent);
    await sees('Dit product is vergrendeld');
    await formIsClosed();
  },
});

export const UploadCloses = meta.story({
  name: 'Opladen mislukt: het formulier sluit, met de titel van het antwoord',
  args: { path: '/products/manage/1004' },
  beforeEach: answering(fail('post', 'Assets/:id/image', 400, { title: 'De foto is beschadigd', detail: 'IHDR ontbreekt' })),
  play: async ({ userEvent }) => {
    await addPicture(userEvent);
    await sees('De foto is beschadigd');
    await expect(screen.queryByText(/IHDR/)).not.toBeInTheDocument();
    await formIsClosed();
  },
});

export const ExportRefused = meta.story({
  name: 'Collectie exporteren mislukt: de tekst van de server',
  args: { path: '/collections' },
  globals: { role: 'Admin' },
  beforeEach: answering(fail('post', 'Collections/:id/export', 500, 'Het document kon niet gemaakt worden')),
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Exporteren/ }))[0]!);
    await sees('Het document kon niet gemaakt worden');
  },
});

export const TemplateRefused = meta.story({
  name: 'Template downloaden mislukt: de fouttekst',
  args: { path: '/products' },
  globals: { mode: 'presentation' },
  beforeEach: answering(fail('get', 'Products/template', 500, 'Geen sjabloon gevonden')),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Meer acties');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Template' }));
    await sees('Geen sjabloon gevonden');
  },
});

export const ImportWentWrong = meta.story({
  name: 'Import mislukt: Something went very wrong...',
  args: { path: '/products' },
  beforeEach: answering(fail('post', 'Products/batch', 500, 'kapot')),
  play: async ({ userEvent }) => {
    await importCsv(userEvent, 'name\nKaart\n');
    await sees('Something went very wrong...');
    await press(userEvent, 'Afluiten');
    await formIsClosed();
  },
});

export const FiltersAreSilent = meta.story({
  name: 'Filters en keuzelijsten falen stil',
  args: { path: '/products/create' },
  beforeEach: answering(fail('get', 'Materials', 500, 'kapot')),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /Materialen/ }));
    await sees('De lijst kon niet geladen worden.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(screen.queryByText('kapot')).not.toBeInTheDocument();
  },
});

export const NothingToFileIn = meta.story({
  name: 'Product vasthouden zonder zichtbare collecties',
  args: { path: '/products/category/129' },
  globals: { mode: 'presentation' },
  beforeEach: answering(withoutCollections),
  play: async ({ userEvent }) => {
    (await screen.findByRole('link', { name: /Affiche Zomerfestival/ })).focus();
    await userEvent.keyboard(' ');
    await sees('Je hebt geen collecties om dit product aan toe te voegen ...');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

const imported = { uploadedItems: [{ name: 'Kaart' }], errorItems: [{ name: 'Folder; groot', errorMessages: ['Klant ontbreekt', '=1+1'] }] };

export const ImportSummary = meta.story({
  name: 'Samenvatting van een import, en de foutenlijst als CSV',
  args: { path: '/products' },
  beforeEach: ({ msw }) => {
    msw.use(answer('post', 'Products/batch', imported));
    return catchDownloads();
  },
  play: async ({ userEvent }) => {
    await importCsv(userEvent, 'name\nKaart\nFolder; groot\n');
    await sees('1 item(s) imported succesfully');
    await sees('1 item(s) failed to import');
    await press(userEvent, /foutenlijst/i);
    const [link] = mocked(HTMLAnchorElement.prototype.click).mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toMatch(/^products_import_errorList_\d{8}-\d{6}\.csv$/);
    const [blob] = mocked(URL.createObjectURL).mock.calls[0] as [Blob];
    await expect(await blob.text()).toContain(`"Folder; groot";Klant ontbreekt;'=1+1\r\n`);
  },
});

export const ConfirmDefaults = meta.story({
  name: 'Bevestigen: Weet je zeker?',
  play: async ({ userEvent }) => {
    await userEvent.click(await rowButton('Duurzaam', /^Verwijderen/));
    const question = within(await screen.findByRole('alertdialog', { name: 'Weet je zeker?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'JA' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'ANNULEER' }));
    await expect(screen.getByText('Duurzaam')).toBeInTheDocument();
  },
});

export const ConfirmGeneric = meta.story({
  name: 'Bevestigen: Je bent goed fout bezig!',
  args: { path: '/customers' },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Verwijderen/ }))[0]!);
    await sees('Je bent goed fout bezig!');
    await sees(/Weet je zeker dat je wil verdergaan\? Deze actie kan niet ongedaan gemaakt worden\./);
  },
});

export const ConfirmProfile = meta.story({
  name: 'Eigen profiel bewaren: Let op...',
  args: { path: '/profile' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Bewerken');
    const profile = await form('Mijn profiel aanpassen');
    await userEvent.type(await profile.findByLabelText('Telefoon'), '9');
    await userEvent.click(profile.getByRole('button', { name: 'Opslaan' }));
    await sees('Let op... Indien je deze gegevens aanpast en opslaat, zul je wel opnieuw moeten inloggen in de applicatie.');
  },
});

export const NotAvailable = meta.story({
  name: 'Jezelf verwijderen: Niet beschikbaar',
  args: { path: '/users' },
  play: async ({ userEvent }) => {
    const remove = await rowButton('superadmin@staalkaart.be', /^Verwijderen/);
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(remove);
    await sees('Niet beschikbaar');
  },
});

export const NothingInTheSegment = meta.story({
  name: 'Segment zonder categorieën',
  args: { path: '/segments' },
  play: async ({ userEvent }) => {
    const segment = await screen.findByRole('link', { name: 'Industrie' });
    await expect(segment).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(segment);
    await sees('Nog geen categoriën in dit segment');
  },
});

export const NoItems = meta.story({
  name: 'Leeg: Geen items gevonden',
  beforeEach: answering(emptyList('Tags')),
  play: () => sees('Geen items gevonden'),
});

export const NoCategories = meta.story({
  name: 'Leeg: nog geen categorieën',
  args: { path: '/categories' },
  beforeEach: answering(emptyList('Categories')),
  play: () => sees('Het lijkt erop dat er nog geen categorieën zijn.'),
});

export const LoadingItem = meta.story({
  name: 'Laden: Loading item',
  args: { path: '/segments' },
  beforeEach: answering(pending('get', 'Segments')),
  play: async () => { await expect(await screen.findByText('Loading item')).toBeInTheDocument(); },
});

const Faulty = (): ReactNode => { throw new Error('kapot'); };

export const RenderError = meta.story({
  name: 'Fout bij het tonen: Unexpected Application Error!',
  // Nothing that a server answers brings a page down: only a fault of the application itself does.
  render: () => <App navigation={createAppNavigation(memoryEntries('/'), '/', [{ path: '*', Component: Faulty }])} />,
  play: () => sees('Unexpected Application Error!'),
});

export const Created = meta.story({
  name: 'Gelukt: werd aangemaakt',
  play: async ({ userEvent }) => {
    await sendTag(userEvent);
    await sees('Tag Regenboogfolie werd aangemaakt');
  },
});

export const Updated = meta.story({
  name: 'Gelukt: werd aangepast',
  play: async ({ userEvent }) => {
    await renameTag(userEvent);
    await sees('Tag Duurzaam papier werd aangepast');
  },
});

export const Removed = meta.story({
  name: 'Gelukt: werd verwijderd',
  play: async ({ userEvent }) => {
    await userEvent.click(await rowButton('Duurzaam', /^Verwijderen/));
    await press(userEvent, 'JA');
    await sees('Tag Duurzaam werd verwijderd');
  },
});

export const UserRemoved = meta.story({
  name: 'Gelukt: Gebruiker werd verwijderd',
  args: { path: '/users' },
  play: async ({ userEvent }) => {
    await userEvent.click(await rowButton('viewonly@staalkaart.be', /^Verwijderen/));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), /Typ “(.+)”/.exec((await screen.findByText(/^Typ “/)).textContent!)![1]!);
    await userEvent.click(question.getByRole('button', { name: 'JA' }));
    await sees('Gebruiker werd verwijderd');
  },
});

export const MediaCreated = meta.story({
  name: 'Gelukt: Afbeelding werd aangemaakt',
  args: { path: '/products/manage/1004' },
  play: async ({ userEvent }) => {
    await addPicture(userEvent);
    await sees(/^Afbeelding Geschenkdoos Slagerij Claes \d+ werd aangemaakt$/);
  },
});

export const MediaChanged = meta.story({
  name: 'Gelukt: Media item werd aangepast naar',
  args: { path: '/products/manage/1001' },
  play: async ({ userEvent }) => {
    await moveSecondDown(userEvent);
    await sees('Media item Visitekaartje Atelier Noord 2 werd aangepast naar Visitekaartje Atelier Noord 3');
  },
});
