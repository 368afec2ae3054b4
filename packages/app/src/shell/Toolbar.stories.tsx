import { fail } from '@staalkaart/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Werkbalk',
  component: Screen,
  args: { path: '/products' },
  // They change the network or the whole page: each has a page of its own in the docs.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  globals: { role: 'PowerUser' },
});

const NO_LINE = 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.';
const NO_WORDS = 'De server heeft een fout. Probeer het later opnieuw.';

/** Every call takes 1.5 s: the places of the products are there first. */
export const SlowNetwork = meta.story({ name: 'Traag netwerk', tags: ['geen-beeld'], globals: { network: 'slow' } });

/** The line drops for somebody who is signed in. */
export const Offline = meta.story({
  name: 'Zonder verbinding (offline)',
  tags: ['geen-beeld'],
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(canvas.getAllByText(NO_LINE)[0]).toBeVisible();
    await expect(canvas.queryByText(/van 240/)).not.toBeInTheDocument();
  },
});

/** The server no longer knows anybody. */
export const SessionOver = meta.story({
  name: 'Sessie verlopen',
  globals: { network: 'unauthorized' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Je sessie is verlopen. Meld je opnieuw aan.');
  },
});

/** Every call fails, and the server has nothing to say about it: the application has a sentence of its own. */
export const ServerWithoutWords = meta.story({
  name: 'Serverfout zonder tekst',
  tags: ['geen-beeld'],
  globals: { network: 'serverError' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Opnieuw proberen' })).toBeVisible());
    await expect(canvas.getAllByText(NO_WORDS)[0]).toBeVisible();
  },
});

/** A header that cannot be read: one page of what arrived. */
export const GarbledPagination = meta.story({
  name: 'Paginering onleesbaar',
  globals: { network: 'garbledPagination' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('1-12 van 12')).toBeVisible());
    await expect(canvas.queryByText(/van 240/)).not.toBeInTheDocument();
  },
});

/** The first day: nothing but the accounts. */
export const EmptyCatalogue = meta.story({
  name: 'Lege catalogus',
  globals: { size: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('Geen producten gevonden ...')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Charlotte/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Segmenten' }));
    await waitFor(async () => expect(await canvas.findByText('Geen items gevonden')).toBeVisible());
  },
});

/** Ten thousand products, to the last page. */
export const LargeCatalogue = meta.story({
  name: 'Grote catalogus',
  globals: { size: 'large', mode: 'edit' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('1-12 van 10000')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pagina 834' }));
    await waitFor(async () => expect(await canvas.findByText('9997-10000 van 10000')).toBeVisible());
  },
});

/** Black on white, and a line round every picture and every button. */
export const HighContrast = meta.story({
  name: 'Hoog contrast',
  globals: { theme: 'contrast', mode: 'edit' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Producten' });
    await expect(heading).toHaveStyle({ color: 'rgb(0, 0, 0)' });
    await expect(document.documentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await canvas.findByText('1-12 van 240');
    for (const name of ['Filters', 'Template', 'toevoegen']) await expect(canvas.getByRole('button', { name })).toHaveStyle({ outlineColor: 'rgb(27, 26, 23)', outlineStyle: 'solid' });
  },
});

/** What slides in is there at once. */
export const ReducedMotion = meta.story({
  name: 'Minder beweging',
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-12 van 236');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveStyle({ animationDuration: '0.001s' });
  },
});

/** What a story says itself about one call stands before the toolbar. */
export const OwnAnswerFirst = meta.story({
  name: 'Eigen antwoord eerst',
  tags: ['gedrag'],
  globals: { network: 'offline' },
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Products', 500, 'Het magazijn is dicht')); },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await canvas.findAllByText('Het magazijn is dicht'))[0]).toBeVisible());
    await expect(canvas.queryByText(NO_LINE)).not.toBeInTheDocument();
  },
});

/** Nothing of the stories before it is left: the light theme, the normal line, the whole catalogue. */
export const NothingLeft = meta.story({
  name: 'Niets blijft hangen',
  tags: ['gedrag'],
  globals: { mode: 'edit' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('1-12 van 240')).toBeVisible());
    await expect(document.documentElement).toHaveStyle({ backgroundColor: 'rgb(246, 244, 239)' });
    // Read by itself: a message of toHaveStyle leaves out what it found.
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'toevoegen' })).transitionDuration).toBe('0.12s');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Verbergen' })[0]!);
    await waitFor(async () => expect(await screen.findByText('Product Visitekaartje Atelier Noord werd aangepast')).toBeVisible());
  },
});
