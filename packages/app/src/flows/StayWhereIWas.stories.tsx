import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { hasFocus } from '../testing/keyboard.ts';
import { form, formIsClosed, press, sees, type UserActions } from '../testing/userActions.ts';
import { Screen } from '../testing/Screen.tsx';
import { holdBack } from '../testing/states.ts';

const meta = preview.meta({
  title: 'flows/Blijven waar je was',
  component: Screen,
  args: { path: '/products?searchTerm=doos&orderBy=erpId' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit' },
});

type Canvas = ReturnType<typeof within>;

/** The names of the products on screen, in their order. */
const namesIn = async (canvas: Canvas) => {
  const list = await canvas.findByRole('list', { name: 'Producten' });
  return (await within(list).findAllByRole('link')).map(link => link.getAttribute('href')).filter(href => /^\/products\/\d+/.test(href ?? ''));
};
const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });
const wordsOf = (canvas: Canvas, href: string) => canvas.getAllByRole('link').find((link: HTMLElement) => link.getAttribute('href') === href)!.textContent;
const open = async (canvas: Canvas, userEvent: UserActions, href: string) => userEvent.click(canvas.getAllByRole('link').find((link: HTMLElement) => link.getAttribute('href') === href)!);

/** A search is walked from the last product of a page to the first of the next, and back on the page that it then stands on. */
export const ThroughASearch = meta.story({
  name: 'Door een zoekopdracht bladeren',
  play: async ({ canvas, userEvent, step }) => {
    const hrefs = await namesIn(canvas);
    const last = hrefs.at(-1)!;
    await expect(hrefs).toHaveLength(12);
    await step('Opent het laatste product van de pagina', async () => {
      await open(canvas, userEvent, last);
      await waitFor(async () => expect(await canvas.findByRole('link', { name: 'Vorig product' })).toHaveAttribute('href', hrefs.at(-2)));
    });
    await step('Gaat naar het eerste van de volgende pagina', async () => {
      const next = await canvas.findByRole('link', { name: 'Volgend product' });
      await expect(hrefs).not.toContain(next.getAttribute('href'));
      const before = (await title(canvas)).textContent;
      await userEvent.click(next);
      await waitFor(async () => expect((await title(canvas)).textContent).not.toBe(before));
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Vorig product' })).toHaveAttribute('href', last));
    });
    await step('Gaat terug naar de lijst', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Terug naar producten' }));
      await waitFor(async () => expect(await canvas.findByText(/^13-\d+ van \d+$/)).toBeVisible());
      // In a narrow header it is folded away.
      await userEvent.keyboard('/');
      await expect(await canvas.findByRole('searchbox')).toHaveValue('doos');
    });
  },
});

/** After the first page come two of which a customer sees nothing, then one with a single product. */
const hidesTwoPages = ({ msw }: { msw: SetupWorker }) => msw.use(http.get('*/api/Products', ({ request }) => {
  const currentPage = Number(new URL(request.url).searchParams.get('pageNumber'));
  if (currentPage < 2) return undefined;
  const product = { id: currentPage === 4 ? 17 : 9000 + currentPage, name: 'Vouwdoos', isVisible: currentPage === 4, coverImagePath: '/media/17.jpg', assets: [] };
  return HttpResponse.json([product], { headers: { Pagination: JSON.stringify({ currentPage, pageSize: 12, totalCount: 15, totalPages: 4 }) } });
}));

/** What is hidden is passed over, page after page, there and back. */
export const OverHiddenPages = meta.story({
  name: 'Over bladzijden heen die verborgen zijn',
  tags: ['gedrag'],
  args: { path: '/products?orderBy=erpId' },
  globals: { mode: 'presentation' },
  beforeEach: hidesTwoPages,
  play: async ({ canvas, userEvent }) => {
    const last = (await namesIn(canvas)).at(-1)!;
    await open(canvas, userEvent, last);
    const next = await canvas.findByRole('link', { name: 'Volgend product' });
    await expect(next).toHaveAttribute('href', '/products/17');
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Vorig product' })).toHaveAttribute('href', last));
  },
});

/** The collection is the list, as a category is. */
export const ThroughACollection = meta.story({
  name: 'Door een collectie bladeren',
  args: { path: '/collections/505' },
  globals: { role: 'Admin', mode: 'presentation' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: /^Producten in de collectie/ });
    const links = (await within(list).findAllByRole('link')).filter(link => /^\/products\/\d+$/.test(link.getAttribute('href') ?? ''));
    const hrefs = links.map(link => link.getAttribute('href'));
    await userEvent.click(links[0]!);
    const next = await canvas.findByRole('link', { name: 'Volgend product' });
    await expect(next).toHaveAttribute('href', hrefs[1]);
    await expect(canvas.queryByRole('link', { name: 'Vorig product' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Terug naar de collectie' }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie/ })).toBeVisible());
  },
});

export const TheFilterIsStillThere = meta.story({
  name: 'De filter staat er nog',
  tags: ['gedrag'],
  args: { path: '/products?categories=129' },
  globals: { role: 'User', mode: 'presentation', viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/^1-\d+ van (?!240)\d+$/)).toBeInTheDocument();
    await step('Komt terug via de hoofding', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Segmenten' }));
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Segmenten' })).toBeVisible());
      await userEvent.click(canvas.getByRole('link', { name: 'Producten' }));
      await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Filters · 1' })).toBeVisible());
      await expect(await canvas.findByText(/^1-\d+ van (?!240)\d+$/)).toBeInTheDocument();
    });
    await step('Nog eens drukken toont alles', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Producten' }));
      await sees(/^1-12 van 2\d\d$/);
      await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    });
  },
});

let puts = 0;
/** From the list into the form, and on to the next: one press for each product. */
export const SavesAndGoesOn = meta.story({
  name: 'Opslaan en volgende',
  globals: { viewport: { value: 'laptop' } },
  beforeEach: ({ msw }) => {
    puts = 0;
    msw.use(http.put('*/api/Products', () => { puts += 1; }));
  },
  play: async ({ canvas, userEvent, step }) => {
    const hrefs = await namesIn(canvas);
    const second = wordsOf(canvas, hrefs[1]!);
    const third = wordsOf(canvas, hrefs[2]!);
    const isAt = (words: string) => waitFor(async () => expect(words).toContain((await canvas.findByLabelText<HTMLInputElement>('Naam')).value || 'niets'));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Bewerken/ }))[0]!);
    await step('Opent het volgende zonder iets te bewaren waar niets veranderde', async () => {
      await canvas.findByLabelText('Naam');
      await press(userEvent, 'Opslaan en volgende');
      await isAt(second);
      await expect(puts).toBe(0);
    });
    await step('Bewaart en opent het volgende', async () => {
      await userEvent.type(canvas.getByLabelText('Naam'), ' bis');
      await press(userEvent, 'Opslaan en volgende');
      await sees(/^Product .* bis werd aangepast$/);
      await isAt(third);
      await expect(puts).toBe(1);
    });
    await step('Bewaart en staat weer in de zoekopdracht', async () => {
      await userEvent.type(canvas.getByLabelText('Naam'), ' ter');
      await press(userEvent, 'Opslaan');
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Producten' })).toBeVisible());
      await expect(canvas.getByText('Zoekterm: "doos"')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sorteer: code' })).toBeVisible();
    });
  },
});

/** The categories on a line that is slow after the first answer. */
let categories: ReturnType<typeof holdBack>;

/** A category that is changed, down the page: the list stays, with its place and the focus, also while it is asked again. */
export const AfterACategory = meta.story({
  name: 'Na een categorie die wijzigde',
  args: { path: '/categories' },
  globals: { viewport: { value: 'laptop' } },
  beforeEach: story => { categories = holdBack(story, 'get', 'Categories', 2); },
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string, of = 'Volledig gamma') => within(canvas.getByRole('group', { name: `Acties voor ${of}` })).getByRole('button', { name });
    await canvas.findByRole('link', { name: /Volledig gamma/ });
    button('Bewerken').scrollIntoView({ block: 'center' });
    const place = window.scrollY;
    await expect(place).toBeGreaterThan(0);
    await step('Verbergt ze', async () => {
      await userEvent.click(button('Verbergen'));
      await waitFor(() => expect(categories.asked).toBe(2));
      await hasFocus(() => button('Tonen'));
    });
    await step('Geeft ze een andere naam', async () => {
      await userEvent.click(button('Bewerken'));
      const fields = await form('Categorie aanpassen');
      await userEvent.type(await fields.findByLabelText('Naam'), ' bis');
      await userEvent.click(fields.getByRole('button', { name: 'Opslaan' }));
      await formIsClosed();
      await waitFor(() => expect(categories.asked).toBe(3));
      await expect(canvas.getByRole('link', { name: /Volledig gamma bis/ })).toBeVisible();
      await hasFocus(() => button('Bewerken', 'Volledig gamma bis'));
      await expect(window.scrollY).toBe(place);
    });
    await step('Krijgt het antwoord', async () => {
      categories.letGo();
      await userEvent.click(button('Tonen', 'Volledig gamma bis'));
      await waitFor(() => expect(categories.asked).toBe(4));
      await hasFocus(() => button('Verbergen', 'Volledig gamma bis'));
      await expect(window.scrollY).toBe(place);
    });
  },
});
export const AfterACategoryOfASegment = AfterACategory.extend({ name: 'Na een categorie van een segment', tags: ['gedrag'], args: { path: '/categories/segment/11' } });

/** A hidden collection that is shown again: its card has the focus that its button had. */
export const AfterAHiddenCollection = meta.story({
  name: 'Na een collectie die weer getoond wordt',
  args: { path: '/collections' },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const hidden = await canvas.findByRole('article', { name: 'Oude stalen' });
    await userEvent.click(within(hidden).getByRole('button', { name: 'Opnieuw tonen' }));
    await sees('Collectie Oude stalen werd aangepast');
    await hasFocus(() => canvas.getByRole('link', { name: /Oude stalen/ }));
  },
});
export const AfterAHiddenCollectionInAList = AfterAHiddenCollection.extend({
  name: 'Na een collectie die weer getoond wordt, als lijst',
  tags: ['gedrag'],
  beforeEach: () => { localStorage.setItem('staalkaart.view.collections', 'list'); },
});
