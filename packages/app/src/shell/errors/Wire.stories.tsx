import { configureTransport } from '@staalkaart/api-client';
import { fail, offline, pending } from '@staalkaart/mocks';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../testing/Screen.tsx';
import { addPicture, form, renameTag, sees, sendTag, type UserActions } from '../../testing/userActions.ts';

/** Each fault of the wire, once while something is read and once while it is written: nothing typed is lost, and a Dutch sentence says why. */
const meta = preview.meta({
  title: 'Foutencatalogus/Fouten van de lijn',
  component: Screen,
  args: { path: '/tags' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit' },
});

type Setting = { msw: { use: (...handlers: HttpHandler[]) => void } };
type Play = { canvas: ReturnType<typeof within>; userEvent: UserActions };

const page = (body: string, status = 200) => new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html' } });

/** The list of tags cannot be read: a sentence, and another try in place. */
const unreadable = (handler: HttpHandler, text: string) => ({
  beforeEach: ({ msw }: Setting) => msw.use(handler),
  play: async () => {
    await sees(text);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
  },
});

/** A tag cannot be saved: a sentence, the form stays with what was typed, and the next try works. */
const unsaved = (handler: HttpHandler, text: string) => ({
  beforeEach: ({ msw }: Setting) => msw.use(handler),
  play: async ({ userEvent }: Play) => {
    await sendTag(userEvent);
    await sees(text);
    const tag = await form('Nieuwe tag');
    await expect(tag.getByLabelText('Naam')).toHaveValue('Regenboogfolie');
    await userEvent.click(tag.getByRole('button', { name: 'Toevoegen' }));
    await sees('Tag Regenboogfolie werd aangemaakt');
  },
});

const once = (status: number) => http.post('*/api/Tags', () => new HttpResponse(null, { status }), { once: true });

export const EmptyBodyRead = meta.story({
  name: 'Lege fouttekst bij het lezen',
  ...unreadable(fail('get', 'Tags', 500), 'De server heeft een fout. Probeer het later opnieuw.'),
});
export const EmptyBodyWritten = meta.story({
  name: 'Lege fouttekst bij het opslaan',
  ...unsaved(once(500), 'De server heeft een fout. Probeer het later opnieuw.'),
});
export const HtmlRead = meta.story({
  name: 'HTML in plaats van JSON bij het lezen',
  ...unreadable(http.get('*/api/Tags', () => page('<!doctype html><title>Proxy</title>')), 'De server gaf een onverwacht antwoord. Probeer het opnieuw.'),
});
export const HtmlWritten = meta.story({
  name: 'HTML met status 502 bij het opslaan',
  ...unsaved(http.post('*/api/Tags', () => page('<h1>Bad gateway</h1>', 502), { once: true }), 'De server is even niet bereikbaar.'),
});
export const OfflineRead = meta.story({
  name: 'Geen netwerk bij het lezen',
  ...unreadable(offline('get', 'Tags'), 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.'),
});
export const OfflineWritten = meta.story({
  name: 'Geen netwerk bij het opslaan',
  ...unsaved(http.post('*/api/Tags', () => HttpResponse.error(), { once: true }), 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.'),
});
/** The server takes longer than a call may take; here that is 300 ms. */
export const Late = meta.story({
  name: 'Geen antwoord op tijd',
  beforeEach: ({ msw }) => {
    configureTransport({ timeout: 300 });
    msw.use(pending('get', 'Tags'));
    return () => configureTransport({ timeout: 30_000 });
  },
  play: async () => {
    await sees('De server antwoordt niet op tijd. Probeer het opnieuw.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
  },
});

/** A colleague deleted the tag while its form was open. */
export const GoneWhileEditing = meta.story({
  name: '404: intussen verwijderd, bij het opslaan',
  beforeEach: ({ msw }) => { msw.use(fail('put', 'Tags', 404)); },
  play: async ({ userEvent }) => {
    const tag = await renameTag(userEvent);
    await sees('Tag is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.');
    await expect(tag.getByLabelText('Naam')).toHaveValue('Duurzaam papier');
  },
});

/** A colleague deleted the tag a moment before its form was opened: it says so at once, and saving makes a new one. */
export const GoneAsItOpens = meta.story({
  name: '404: verwijderd net voor het formulier opent',
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Tags/:id', 404)); },
  play: async ({ userEvent }) => {
    await renameTag(userEvent, () => sees('Tag is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.'));
    await sees('Tag Duurzaam papier werd aangemaakt');
  },
});

/** A colleague deleted the product that a link leads to. */
export const GoneBeforeOpening = meta.story({
  name: '404: intussen verwijderd, bij het openen',
  args: { path: '/products/1004' },
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Products/:id', 404)); },
  play: async ({ canvas }) => {
    await sees('ERROR PAGE');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'back to home' })).toBeVisible());
  },
});

/** The file is larger than the server takes: the record is kept, the form closes, and the file can be chosen again (specification §8). */
export const TooLarge = meta.story({
  name: '413: bestand te groot voor de server',
  args: { path: '/products/manage/1004' },
  beforeEach: ({ msw }) => { msw.use(fail('post', 'Assets/:id/image', 413)); },
  play: async ({ userEvent }) => {
    await addPicture(userEvent);
    await sees('Dit is te groot voor de server.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
