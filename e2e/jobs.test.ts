import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { newPerson, newProduct, tokenOf, type Person } from './seams.ts';
import type { Role } from './signIn.ts';

/**
 * What ten frequent jobs may cost, from the page where one naturally stands, signed in, until the page has come to rest:
 * presses, keys, and calls to the API. The last number holds for a server that does nothing beyond the specification.
 */
const BUDGETS = {
  fiveHeld: { clicks: 5, keys: 0, calls: 10, plain: 99 },
  fiveChosen: { clicks: 9, keys: 0, calls: 10, plain: 99 },
  thirtyHidden: { clicks: 5, keys: 0, calls: 62, plain: 99 },
  threeImages: { clicks: 7, keys: 44, calls: 11, plain: 99 },
  typo: { clicks: 2, keys: 3, calls: 4, plain: 99 },
  byNumber: { clicks: 0, keys: 8, calls: 3, plain: 99 },
  lastFirst: { clicks: 1, keys: 0, calls: 9, plain: 99 },
  newUser: { clicks: 6, keys: 30, calls: 4, plain: 99 },
  newCustomer: { clicks: 3, keys: 20, calls: 4, plain: 99 },
  exported: { clicks: 2, keys: 0, calls: 2, plain: 99 },
};

/** How long nothing is asked before a page counts as at rest, in ms. */
const REST_MS = 2_500;

/** Does what a person does, and counts it. */
const createCounter = async (page: Page) => {
  const calls: string[] = [];
  let [clicks, keys, last] = [0, 0, Date.now()];
  page.on('request', request => {
    const [, path] = request.url().split('/api/');
    if (path === undefined) return;
    last = Date.now();
    calls.push(`${request.method()} ${path}`);
  });
  const rest = () => expect.poll(() => Date.now() - last, { intervals: [250] }).toBeGreaterThan(REST_MS);
  return {
    click: async (target: Locator) => { clicks += 1; await target.click(); },
    dblclick: async (target: Locator) => { clicks += 2; await target.dblclick(); },
    type: async (text: string) => { keys += text.length; await page.keyboard.type(text); },
    press: async (...names: string[]) => { for (const name of names) { keys += 1; await page.keyboard.press(name); } },
    rest,
    /** From here. */
    begin: async () => { await rest(); [clicks, keys, calls.length] = [0, 0, 0]; },
    end: async (job: keyof typeof BUDGETS) => {
      await rest();
      console.log(test.info().project.name, job, { clicks, keys, calls: calls.length }, '\n  ' + calls.join('\n  '));
      const { plain, ...budget } = BUDGETS[job];
      const most = test.info().project.name === 'plain' ? { ...budget, calls: plain } : budget;
      expect(clicks).toBeLessThanOrEqual(most.clicks);
      expect(keys).toBeLessThanOrEqual(most.keys);
      expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most.calls);
    },
  };
};

let person: Person;
const begin = async (browser: Browser, role: Role, address: string, mode: 'presentation' | 'edit' = 'edit') => {
  person ??= await newPerson(browser, role, { mode });
  const { page } = person;
  const counter = await createCounter(page);
  await page.goto(address);
  await expect(page.locator('#splash')).toHaveCount(0);
  await counter.begin();
  return { page, ...counter };
};
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });

/** A word of letters that is in no other name. */
const ownWord = () => `taak${Array.from({ length: 8 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join('')}`;
const idOf = async (person: Person, resource: string, body: object): Promise<number> => {
  const made = await person.call('POST', resource, body);
  return Number(made.headers().location?.split('/').at(-1) ?? (await made.json() as { id: number }).id);
};
const newCollection = (person: Person, name: string, productIds: number[] = []) =>
  idOf(person, 'Collections', { name, description: '', productIds, isPrivate: true, isVisible: true, path: null });
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** Products of which the names have a word, each with so many pictures. */
const newProducts = async (person: Person, role: Role, word: string, count: number, media = 1): Promise<number[]> => {
  const headers = { Authorization: `Bearer ${await tokenOf(person.context.request, role)}` };
  const ids: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const id = Number(await newProduct(person, `${word} ${at}`));
    for (let order = 1; order <= media; order += 1) {
      const asset = await idOf(person, 'Assets', { productId: id, isVideo: false, file: 'a.png', order, name: `${word}_abcdefg${order}` });
      expect((await person.context.request.post(`/api/Assets/${asset}/image`, { headers, multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: PNG } } })).ok()).toBe(true);
    }
    ids.push(id);
  }
  return ids;
};

test.beforeEach(async ({ browser }) => { person = await newPerson(browser, 'Admin', { mode: 'edit' }); });
test.afterEach(() => person.context.close());

test('five products by holding', async ({ browser }) => {
  const word = ownWord();
  await newProducts(person, 'Admin', word, 6);
  await newCollection(person, `A ${word}`);
  await newCollection(person, `B ${word}`);
  const { page, click, begin: from, end } = await begin(browser, 'Admin', `/products?searchTerm=${word}`);
  const lifted = page.getByRole('dialog');
  const hold = async (at: number) => {
    const { x, y } = (await page.getByRole('link', { name: `${word} ${at}` }).boundingBox())!;
    await page.mouse.move(x + 40, y + 60);
    await page.mouse.down();
    await expect(lifted).toBeVisible();
    await page.mouse.up();
  };
  await hold(6);
  await lifted.getByRole('combobox').click();
  await page.getByRole('option', { name: `B ${word}` }).click();
  await button(lifted, 'Toevoegen').click();
  await expect(lifted).toHaveCount(0);
  await from();
  for (let at = 1; at <= 5; at += 1) {
    await hold(at);
    await click(button(lifted, 'Toevoegen'));
    await expect(lifted).toHaveCount(0);
  }
  await end('fiveHeld');
});

test('five products by choosing', async ({ browser }) => {
  const word = ownWord();
  await newProducts(person, 'Admin', word, 5);
  await newCollection(person, `A ${word}`);
  await newCollection(person, `B ${word}`);
  const { page, click, end } = await begin(browser, 'Admin', `/products?searchTerm=${word}`);
  await click(button(page, 'Selecteren'));
  for (let at = 1; at <= 5; at += 1) await click(page.getByRole('checkbox').nth(at - 1));
  await click(button(page, 'In collectie'));
  await click(button(page.getByRole('dialog'), `B ${word}`));
  await end('fiveChosen');
});

test('thirty products are hidden', async ({ browser }) => {
  const word = ownWord();
  const ids = await newProducts(person, 'Admin', word, 30);
  for (const id of ids) {
    const product = await (await person.call('GET', `Products/${id}`)).json();
    await person.call('PUT', 'Products', { ...product, isVisible: true });
  }
  const { page, click, end } = await begin(browser, 'Admin', `/products?searchTerm=${word}`);
  await click(button(page, 'Selecteren'));
  await click(button(page, 'Alle 30 van deze zoekopdracht'));
  await click(button(page, 'Verbergen'));
  await expect(page.getByText(/30 producten/).first()).toBeVisible();
  await end('thirtyHidden');
});

test('a product with three images', async ({ browser }) => {
  const { page, click, type, press, end } = await begin(browser, 'Admin', '/products');
  await click(button(page, 'toevoegen'));
  await click(page.getByLabel('Naam'));
  await type('Affiche Zomerfestival A2 300');
  await click(page.getByRole('combobox', { name: /Klant/ }));
  await type('Atelier N');
  await press('Enter');
  await click(button(page, 'Opslaan en media toevoegen'));
  const form = page.getByRole('dialog', { name: 'Media toevoegen' });
  const picture = 'mocks/public/media/images/poster-2-1.png';
  const chooser = page.waitForEvent('filechooser');
  await click(form.getByRole('button').filter({ hasText: /kies/i }).first());
  await (await chooser).setFiles([picture, picture, picture]);
  await click(button(form, 'Opladen'));
  await expect(page.getByRole('row', { name: /A2 300 3/ })).toBeVisible();
  await end('threeImages');
});

test('a typo', async ({ browser }) => {
  const word = ownWord();
  await newProducts(person, 'Admin', word, 1);
  const { page, dblclick, press, end } = await begin(browser, 'Admin', `/products?searchTerm=${word}`);
  await dblclick(page.getByText(`${word} 1`, { exact: true }));
  await expect(page.getByLabel(`Naam van ${word} 1`)).toBeFocused();
  await press('End', '2', 'Enter');
  await expect(page.getByText(`Product ${word} 12 werd aangepast`)).toBeVisible();
  await end('typo');
});

test('by number', async ({ browser }) => {
  const products = await (await person.call('GET', 'Products?pageSize=3')).json();
  const { page, type, press, end } = await begin(browser, 'Admin', '/segments', 'presentation');
  const found = products.find((one: any) => one?.erpId);
  await press('/');
  await type(found.erpId.replace(/\D/g, ''));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: found.name })).toBeVisible();
  await end('byNumber');
});

test('the last of five media goes first', async ({ browser }) => {
  const word = ownWord();
  const [id] = await newProducts(person, 'Admin', word, 1, 5);
  const { page, click, end } = await begin(browser, 'Admin', `/products/${id}`);
  await click(page.getByRole('button', { name: /Bewerken/ }).or(page.getByRole('link', { name: /Bewerken/ })).first());
  await expect(page.getByRole('row')).toHaveCount(6);
  const handle = async (at: number) => (await page.getByRole('row').nth(at).getByRole('button').first().boundingBox())!;
  await page.getByRole('row').nth(5).scrollIntoViewIfNeeded();
  const [from, to] = [await handle(5), await handle(1)];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(/^Media item .* werd aangepast naar/)).toBeVisible();
  await end('lastFirst');
});

test('a user', async ({ browser }) => {
  const name = ownWord().slice(4, 10);
  const { page, click, type, press, end } = await begin(browser, 'Admin', '/users');
  await click(button(page, 'toevoegen'));
  const form = page.getByRole('dialog');
  await form.getByLabel('E-mail').waitFor();
  await page.screenshot({ path: '/tmp/jobs-user.png' });
  await click(form.getByLabel('E-mail'));
  await type(`${name}@x.be`);
  await press('Tab');
  await type(name);
  await press('Tab');
  await type('047812345');
  await click(button(form, 'Maak een paswoord'));
  await click(form.getByRole('combobox'));
  await click(page.getByRole('option', { name: 'ViewOnly' }));
  await click(button(form, 'Toevoegen'));
  await expect(page.getByText(`Gebruiker ${name} werd aangemaakt`)).toBeVisible();
  await end('newUser');
});

test('a new customer in the middle of a new product', async ({ browser }) => {
  const word = ownWord();
  const { page, click, type, press, end } = await begin(browser, 'Admin', '/products/create');
  await page.getByLabel('Naam').fill('Getypt');
  await click(page.getByRole('combobox', { name: /Klant/ }));
  await type(word);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nieuwe customer' });
  await click(dialog.getByLabel('Multipress klant code'));
  await type('BM-1');
  await click(button(dialog, 'Toevoegen'));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /Klant/ })).toHaveValue(word);
  await end('newCustomer');
});

test('a collection is exported', async ({ browser }) => {
  const word = ownWord();
  const ids = await newProducts(person, 'Admin', word, 3);
  await newCollection(person, word, ids);
  const { page, click, end } = await begin(browser, 'Admin', `/collections`);
  const download = page.waitForEvent('download');
  await click(page.getByRole('group', { name: `Acties voor ${word}` }).getByRole('button', { name: 'Exporteren' }));
  await download;
  await end('exported');
});
