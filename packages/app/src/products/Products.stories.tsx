import { emptyList, fail, tokenFor } from '@staalkaart/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { empty, failing, holdBack, loading } from '../testing/states.ts';

const meta = preview.meta({
  title: 'screens/Producten',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
});

export const Presentation = meta.story({ name: 'Standaard' });

export const FromASharedLink = meta.story({
  name: 'Via een gedeelde link',
  args: { path: '/products?searchTerm=menukaart&orderBy=updated&tags=302' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('menukaart');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Sorteer: laatst gewijzigd/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters · 1' })).toBeVisible());
  },
});

export const Filtered = meta.story({
  name: 'Gefilterd',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-12 van 236');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Affiches' }));
    await expect(await screen.findByText(/^1-\d+ van (?!236)\d+$/)).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  name: 'Niets gevonden',
  args: { path: '/products?searchTerm=xyzzy' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Geen producten gevonden met de zoekterm: "xyzzy"')).toBeVisible());
  },
});

/** The number of results is heard too: it changes within one and the same element. */
export const ShowsAllAgain = NothingFound.extend({
  name: 'Niets gevonden: toont alles weer',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const found = await canvas.findByText('0 resultaten');
    await userEvent.click(await canvas.findByRole('button', { name: 'Toon alle producten' }));
    await waitFor(async () => expect(await canvas.findByText('1-12 van 236')).toBeVisible());
    await expect(found).toHaveTextContent('236 resultaten');
  },
});

/** It may be the filters that leave nothing of a search: they go first. */
export const NothingFiltered = meta.story({
  name: 'Niets gevonden door een filter',
  tags: ['gedrag'],
  args: { path: '/products?searchTerm=menu&tags=999' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('Geen producten gevonden ...')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Wis filters' }));
    await expect(await canvas.findByText(/^1-\d+ van \d+$/)).toBeInTheDocument();
    await expect(canvas.getByText('Zoekterm: "menu"')).toBeVisible();
  },
});

export const AsList = meta.story({
  name: 'Als lijst',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-12 van 236');
    await expect(canvas.queryByText(/^MP-\d+$/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lijst' }));
    // Number and date stand in a row alone: a card has no room for them.
    await waitFor(() => expect(canvas.getAllByText(/^MP-\d+$/)[0]).toBeVisible());
    await expect(canvas.getAllByText(/^\d{2}-\d{2}-\d{4}$/)[0]).toBeVisible();
  },
});

/** In the list of edit mode a name is corrected where it stands: by a double click on it, or F2. A single click still opens the product. */
export const NameCorrected = meta.story({
  name: 'Naam verbeterd in de lijst',
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
  beforeEach: () => { localStorage.setItem('staalkaart.view.products', 'list'); },
  play: async ({ canvas, userEvent, step }) => {
    const rows = async () => (await canvas.findAllByRole('article')).map(row => row.querySelector('[title="Dubbelklik of F2: naam wijzigen"]')!);
    let name = '';
    await waitFor(async () => expect((await rows())[0]).toBeVisible());
    await step('Met een dubbelklik', async () => {
      const [first] = await rows();
      name = first!.textContent;
      await userEvent.dblClick(first!);
      await userEvent.clear(await canvas.findByRole('textbox', { name: `Naam van ${name}` }));
      await expect(await canvas.findByText('Het is verplicht het product een naam te geven')).toBeVisible();
      await userEvent.keyboard('Beter zo{Enter}');
      await waitFor(async () => expect(await screen.findByText('Product Beter zo werd aangepast')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Beter zo/ })).toHaveFocus());
    });
    await step('Met F2, en opgegeven', async () => {
      await userEvent.keyboard('{F2}');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Naam van Beter zo' }), ' niet{Escape}');
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Beter zo/ })).toHaveFocus());
      await expect(canvas.queryByText(/Beter zo niet/)).not.toBeInTheDocument();
    });
    await step('Eén klik opent het product', async () => {
      const [first] = await rows();
      await userEvent.click(first!);
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: 'Beter zo' })).toBeVisible());
    });
  },
});

/** Fourteen products without a photo, made last: more than a page of what a customer does not see. */
const afterAnImport = async () => {
  const headers = { Authorization: `Bearer ${tokenFor('Admin')}`, 'Content-Type': 'application/json' };
  for (let made = 1; made <= 14; made += 1) await fetch('/api/Products', { method: 'POST', headers, body: JSON.stringify({ name: `Ingevoerd ${made}`, customerId: 401 }) });
};

/** Notes when a screen shows that it has nothing. */
const watchForNothing = (canvasElement: HTMLElement) => {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(...canvasElement.textContent.match(/niets om te tonen|Geen producten/g) ?? [])).observe(canvasElement, { subtree: true, childList: true, characterData: true });
  return seen;
};

/** The other mode asks for another list: what a customer does not see goes at once, and the way back is known already. */
export const TurnedToACustomer = meta.story({
  name: 'Na een import naar de klant gedraaid',
  tags: ['gedrag'],
  globals: { role: 'PowerUser', mode: 'edit' },
  beforeEach: afterAnImport,
  play: async ({ canvas, canvasElement, msw, userEvent, step }) => {
    await waitFor(async () => expect(await canvas.findByText('1-12 van 254')).toBeVisible());
    const nothing = watchForNothing(canvasElement);
    const held = holdBack({ msw }, 'get', 'Products');
    await step('Wat een klant niet ziet, is meteen weg', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Presentatie' }));
      await expect(canvas.getByRole('radio', { name: 'Presentatie' })).toBeChecked();
      await waitFor(() => expect(held.asked).toBe(1));
      await expect(canvas.queryByText(/^Ingevoerd/)).not.toBeInTheDocument();
      await expect(canvas.getByText('Loading item')).toBeInTheDocument();
    });
    await step('Een hele bladzijde', async () => {
      held.letGo();
      await waitFor(async () => expect(await canvas.findByText('1-12 van 236')).toBeVisible());
      await expect(canvas.getByText('236 resultaten')).toBeInTheDocument();
      await expect(canvas.getAllByRole('article')).toHaveLength(12);
      await expect(canvas.queryByText(/^Ingevoerd/)).not.toBeInTheDocument();
    });
    await step('En terug', async () => {
      const again = holdBack({ msw }, 'get', 'Products');
      await userEvent.click(canvas.getByRole('radio', { name: 'Bewerken' }));
      await waitFor(() => expect(canvas.getByText('1-12 van 254')).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: /^Ingevoerd/ })).toHaveLength(12);
      again.letGo();
    });
    await expect(nothing).toEqual([]);
  },
});

/** Of what presentation mode shows there are fewer pages. */
export const TurnedOnTheLastPage = TurnedToACustomer.extend({
  name: 'Op de laatste pagina naar de klant gedraaid',
  tags: ['gedrag'],
  args: { path: '/products?pageNumber=22' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByText('253-254 van 254')).toBeVisible());
    const nothing = watchForNothing(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Presentatie' }));
    await waitFor(async () => expect(await canvas.findByText('229-236 van 236')).toBeVisible());
    // One of the eight has a film and no picture: that alone the server does not leave out.
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(nothing).toEqual([]);
  },
});

export const Loading = meta.story({ name: 'Laadt', tags: ['route:/products', 'laadt'], ...loading('Products', 12) });
/** What came last has no photo yet: in presentation mode this page has nothing to show, and others do. */
export const NothingHere = meta.story({
  name: 'Alles van deze pagina is verborgen',
  tags: ['leeg'],
  globals: { role: 'PowerUser' },
  beforeEach: ({ msw }) => {
    const bare = Array.from({ length: 12 }, (_, at) => ({ id: 9000 + at, name: `Ingevoerd ${at}`, isVisible: false, coverImagePath: null }));
    const pagination = JSON.stringify({ currentPage: 1, totalPages: 21, totalCount: 252, pageSize: 12 });
    msw.use(http.get('*/api/Products', () => HttpResponse.json(bare, { headers: { Pagination: pagination } })));
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Op deze pagina staat niets om te tonen.')).toBeVisible());
    await expect(canvas.queryByText('Geen producten gevonden ...')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Volgende/ })).toBeVisible();
  },
});

export const Empty = meta.story({ name: 'Leeg', tags: ['route:/products', 'leeg'], ...empty('Products', 'Geen producten gevonden ...') });
/** Who may add one begins there. */
export const Begins = meta.story({
  name: 'Leeg, het eerste product',
  tags: ['gedrag'],
  globals: { role: 'PowerUser', mode: 'edit' },
  beforeEach: ({ msw }) => { msw.use(emptyList('Products')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maak er een aan' }));
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: /product/i })).toBeVisible());
  },
});
export const Failing = meta.story({ name: 'Mislukt', tags: ['route:/products', 'mislukt'], ...failing('Products') });

export const FiltersFailSilently = meta.story({
  name: 'Filters mislukken stil',
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Products/filters', 500, 'kapot')); },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-12 van 236');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await waitFor(async () => expect(await screen.findByText('Filters konden niet geladen worden.')).toBeVisible());
    await expect(screen.queryByText('kapot')).not.toBeInTheDocument();
  },
});

export const EditOnALaptop = meta.story({ name: 'Bewerken, laptop', globals: { role: 'Admin', mode: 'edit', viewport: { value: 'laptop' } } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
