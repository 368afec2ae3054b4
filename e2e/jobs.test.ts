import { expect, type Locator, type Page } from '@playwright/test';
import { button, open } from './screen.ts';
import { changeProduct, newCollection, newPerson, newPictured, ownWord, type Person } from './seams.ts';
import { onEach, server } from './servers.ts';
import { test } from './tabs.ts';

test.use(server('kind'));

/**
 * What frequent jobs may cost, signed in and from the page where one naturally stands, until the page has come to rest:
 * presses, keys and calls to the API. Not counted: pictures, a hold itself, the lookups of the product form, which are
 * asked once a session, and the own profile, which is asked ten seconds after what was filed in a row.
 * `plain`: the calls on a server that does nothing beyond the specification, where they differ.
 */
const BUDGETS = {
  'five products into a collection by holding': { clicks: 5, keys: 0, calls: 7, plain: 16 },
  'five products into a collection by choosing': { clicks: 8, keys: 0, calls: 2 },
  'thirty products are hidden': { clicks: 3, keys: 0, calls: 62 },
  'a product with three images': { clicks: 5, keys: 38, calls: 11, plain: 15 },
  'a typo in a name': { clicks: 2, keys: 3, calls: 4 },
  'a product by its Multipress number': { clicks: 0, keys: 8, calls: 3 },
  'the last of five media goes first': { clicks: 1, keys: 0, calls: 9 },
  'a user': { clicks: 5, keys: 29, calls: 3 },
  'a customer in the middle of a new product': { clicks: 3, keys: 15, calls: 2 },
  'a collection is exported from the list': { clicks: 2, keys: 0, calls: 1 },
} satisfies Record<string, { clicks: number; keys: number; calls: number; plain?: number }>;

/** How long nothing is asked before a page counts as at rest, in ms. */
const REST_MS = 1_200;
const isLookup = (call: string) => /^GET (Customers|Categories|Tags|Materials)\?pageSize=10000$/.test(call);

/** Does what a person does, and counts it. */
const createCounter = (page: Page, isPlain: boolean) => {
  const calls: string[] = [];
  const lookups = new Set<string>();
  let [clicks, keys, last] = [0, 0, Date.now()];
  page.on('request', request => {
    const [, path] = request.url().split('/api/');
    if (!path || path.startsWith('media/')) return;
    last = Date.now();
    const call = `${request.method()} ${path}`;
    if (isLookup(call) && !lookups.has(call)) lookups.add(call);
    else calls.push(call);
  });
  const rest = () => expect.poll(() => Date.now() - last, { intervals: [200] }).toBeGreaterThan(REST_MS);
  return {
    click: async (target: Locator) => { clicks += 1; await target.click(); },
    dblclick: async (target: Locator) => { clicks += 2; await target.dblclick(); },
    type: async (text: string) => { keys += text.length; await page.keyboard.type(text); },
    press: async (...names: string[]) => { for (const name of names) { keys += 1; await page.keyboard.press(name); } },
    open: async (address: string) => {
      await open(page, address);
      await rest();
      [clicks, keys, calls.length] = [0, 0, 0];
    },
    end: async () => {
      await rest();
      const { title } = test.info();
      const { plain, ...budget }: { clicks: number; keys: number; calls: number; plain?: number } = BUDGETS[title as keyof typeof BUDGETS];
      const most = isPlain ? plain ?? budget.calls : budget.calls;
      expect({ clicks, keys }).toEqual({ clicks: budget.clicks, keys: budget.keys });
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most);
    },
  };
};

let person: Person;
let page: Page;
let counter: ReturnType<typeof createCounter>;
const dialog = (name?: string) => page.getByRole('dialog', { name });

let word = '';
const PICTURE = 'mocks/public/media/images/poster-2-1.png';
/** Products called after the word and a number, each with so many pictures. */
const makeProducts = async (count: number, media = 1): Promise<number[]> => {
  const ids: number[] = [];
  for (let at = 1; at <= count; at += 1) ids.push(Number(await newPictured(person, `${word} ${at}`, media)));
  return ids;
};

test.beforeEach(async ({ browser, baseURL }, { title }) => {
  person = await newPerson(browser, 'Admin', { mode: title.endsWith('from the list') ? 'presentation' : 'edit' });
  page = person.page;
  counter = createCounter(page, baseURL === server('plain').baseURL);
  word = ownWord();
});
test.afterEach(() => person?.leave());

const hold = async (name: string) => {
  await page.getByRole('link', { name }).hover();
  await page.mouse.down();
  await expect(dialog()).toBeVisible();
  await page.mouse.up();
};

onEach(['kind', 'plain'], () => {
  test('five products into a collection by holding', async () => {
    await makeProducts(5);
    await newCollection(person, word);
    await counter.open(`/products?searchTerm=${word}`);
    for (let at = 1; at <= 5; at += 1) {
      await hold(`${word} ${at}`);
      await counter.click(button(dialog(), 'Toevoegen'));
      await expect(dialog()).toHaveCount(0);
    }
    await counter.end();
  });
});

test('five products into a collection by choosing', async () => {
  await makeProducts(5);
  for (const name of ['A', 'B']) await newCollection(person, `${name} ${word}`);
  await counter.open(`/products?searchTerm=${word}`);
  await counter.click(button(page, 'Selecteren'));
  for (let at = 0; at < 5; at += 1) await counter.click(page.getByRole('checkbox').nth(at));
  await counter.click(button(page, 'In collectie'));
  await counter.click(button(dialog(), `B ${word}`));
  await counter.end();
});

test('thirty products are hidden', async () => {
  for (const id of await makeProducts(30)) await changeProduct(person, id, { isVisible: true });
  await counter.open(`/products?searchTerm=${word}`);
  await counter.click(button(page, 'Selecteren'));
  await counter.click(button(page, 'Alle 30 van deze zoekopdracht'));
  await counter.click(button(page, 'Verbergen'));
  await expect(page.getByText('30 producten verborgen')).toBeVisible();
  await counter.end();
});

onEach(['kind', 'plain'], () => {
  test('a product with three images', async () => {
    await counter.open('/products');
    await counter.click(button(page, 'toevoegen'));
    await counter.click(page.getByLabel('Naam'));
    await counter.type('Affiche Zomerfestival A2 300');
    await counter.press('Tab');
    await counter.type('Atelier ');
    await counter.press('Enter');
    await counter.click(button(page, 'Opslaan en media toevoegen'));
    const chooser = page.waitForEvent('filechooser');
    await counter.click(button(dialog('Media toevoegen'), 'Kies bestanden'));
    await (await chooser).setFiles([PICTURE, PICTURE, PICTURE]);
    await counter.click(button(dialog('Media toevoegen'), 'Opladen'));
    await expect(page.getByRole('row', { name: /A2 300 3/ })).toBeVisible();
    await counter.end();
  });
});

test('a typo in a name', async () => {
  await makeProducts(1);
  await counter.open(`/products?searchTerm=${word}`);
  await page.getByRole('radio', { name: 'Lijst' }).check({ force: true });
  await counter.open(`/products?searchTerm=${word}`);
  await counter.dblclick(page.getByText(`${word} 1`, { exact: true }));
  await expect(page.getByLabel(`Naam van ${word} 1`)).toBeFocused();
  await counter.press('End', '2', 'Enter');
  await expect(page.getByText(`Product ${word} 12 werd aangepast`)).toBeVisible();
  await counter.end();
});

test('a product by its Multipress number', async () => {
  // The catalogue's own are below.
  const number = String(300_000 + Math.floor(Math.random() * 700_000));
  const [id] = await makeProducts(1);
  await changeProduct(person, id!, { erpId: `MP-${number}` });
  await counter.open('/segments');
  await counter.press('/');
  await counter.type(number);
  await counter.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${word} 1` })).toBeVisible();
  await counter.end();
});

test('the last of five media goes first', async () => {
  const [id] = await makeProducts(1, 5);
  await counter.open(`/products/${id}`);
  await counter.click(page.getByRole('link', { name: 'Bewerken' }));
  await expect(page.getByRole('row')).toHaveCount(6);
  const handle = (at: number) => page.getByRole('row').nth(at).getByRole('button').first();
  await handle(5).dragTo(handle(1), { steps: 12 });
  await expect(page.getByText(/^Media item .* werd aangepast naar/)).toBeVisible();
  await counter.end();
});

test('a user', async () => {
  const name = word.slice(4, 10);
  await counter.open('/users');
  await counter.click(button(page, 'toevoegen'));
  const form = dialog('Nieuwe gebruiker');
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await counter.type(`${name}@x.be`);
  await counter.press('Tab');
  await counter.type(name);
  await counter.press('Tab');
  await counter.type('0478123456');
  await counter.click(button(form, 'Maak een paswoord'));
  await counter.click(form.getByRole('combobox'));
  await counter.click(page.getByRole('option', { name: 'ViewOnly' }));
  await counter.click(button(form, 'Toevoegen'));
  await expect(page.getByText(`Gebruiker ${name} werd aangemaakt`)).toBeVisible();
  await counter.end();
});

test('a customer in the middle of a new product', async () => {
  await counter.open('/products/create');
  await page.getByLabel('Naam').fill('Getypt');
  await counter.click(page.getByRole('combobox', { name: /Klant/ }));
  await counter.type(word);
  await counter.press('Enter');
  const form = dialog('Nieuwe customer');
  await counter.click(form.getByLabel('Multipress klant code'));
  // Its own: the server refuses one that another customer has.
  await counter.type(word.slice(-4));
  await counter.click(button(form, 'Toevoegen'));
  await expect(page.getByRole('combobox', { name: /Klant/ })).toHaveValue(word);
  await expect(form).toHaveCount(0);
  await expect(page.getByLabel('Naam')).toHaveValue('Getypt');
  await counter.end();
});

test('a collection is exported from the list', async () => {
  await newCollection(person, word, await makeProducts(3));
  await counter.open('/collections');
  await counter.click(page.getByText('Bewerken', { exact: true }));
  const download = page.waitForEvent('download');
  await counter.click(button(page.getByRole('group', { name: `Acties voor ${word}` }), 'Exporteren'));
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^Export ${word} by `));
  await counter.end();
});
