import { expect, type Browser, type Locator } from '@playwright/test';
import { chooseAccount, open, stayOnReload } from '../screen.ts';
import { goTo, holdBack, loseAnswer, newPerson, newPictured, newProduct, ownWord, type Person } from '../seams.ts';
import { onEach, server } from '../servers.ts';
import { endElsewhere, signIn } from '../signIn.ts';
import { test } from '../tabs.ts';

test.use(server('plain'));

const PICTURE = 'mocks/public/media/images/poster-2-1.png';
const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 2, 0]) };

interface Medium { id: number; name: string; order: number; isVideo: boolean; file: string }

/** The media of a product as the server has them, in their order. */
const mediaOf = async ({ call }: Person, id: string) => ((await (await call('GET', `Assets?productId=${id}&pageSize=100`)).json()) as (Medium | null)[])
  .filter(medium => medium !== null).toSorted((a, b) => a.order - b.order);

/** The same in short: `1 image`, `2 video` … */
const orders = async (person: Person, id: string) => (await mediaOf(person, id)).map(({ order, isVideo }) => `${order} ${isVideo ? 'video' : 'image'}`);

const add = async ({ page }: Person, files: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0], isVideo = false) => {
  await page.getByRole('button', { name: 'Media toevoegen' }).click();
  const form = page.getByRole('dialog', { name: 'Media toevoegen' });
  if (isVideo) await form.getByRole('checkbox', { name: 'Ik wil een video opladen' }).click({ force: true });
  await form.locator('input[type="file"]').setInputFiles(files);
  await form.getByRole('button', { name: 'Opladen' }).click();
  await expect(form).toHaveCount(0);
};

/** Somebody at the form of a product of that name, whose table shows so many pictures. */
const withPictures = async (browser: Browser, name: string, count = 2) => {
  const person = await newPerson(browser, 'Admin', { mode: 'edit' });
  const id = await newPictured(person, name, count);
  await open(person.page, `/products/manage/${id}`);
  await expect(person.page.getByRole('row').filter({ hasText: `${name} ${count}` })).toBeVisible();
  return { person, id };
};

onEach(['kind', 'plain'], () => {
  test('the orders on the wire are 1, 2, 3 … and no video is first, whatever is added, moved or deleted', async ({ browser }) => {
    const person = await newPerson(browser, 'Admin', { mode: 'edit' });
    const { page, leave } = person;
    const id = await newProduct(person, 'Volgorde');
    await open(page, `/products/manage/${id}`);
    await add(person, film, true);
    await expect.poll(() => orders(person, id)).toEqual(['2 video']);
    await add(person, [PICTURE, PICTURE]);
    await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 video', '3 image']);
    // The first picture goes: the next one takes its place, before the film.
    await page.getByRole('row').filter({ hasText: 'Volgorde 1' }).getByRole('button', { name: 'Media verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
    await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 video']);
    await add(person, PICTURE);
    await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 video', '3 image']);
    // A place set by hand makes room, and leaves no double.
    await page.getByRole('row').filter({ hasText: 'Volgorde 3' }).getByRole('button', { name: 'Media wijzigen' }).click();
    const form = page.getByRole('dialog', { name: 'Media wijzigen' });
    await form.getByLabel('Volgorde').fill('1');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 image', '3 video']);
    await leave();
  });
});

test('a reorder that fails half-way leaves no gap and no double', async ({ browser }) => {
  const { person, id } = await withPictures(browser, 'Halverwege', 3);
  const { page, leave, setFault } = person;
  await setFault('halfReorder');
  await page.getByRole('button', { name: /Omlaag/ }).first().click();
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText(/./).first()).toBeVisible();
  await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 image', '3 image']);
  await leave();
});

test('a move that failed is not saved with the next one', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 4);
  const { page, leave } = person;
  const [a, b, c, d] = (await mediaOf(person, id)).map(medium => medium.id);
  const { promise: both, resolve: areBothAsked } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/Assets', async route => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.fallback();
    isFirst = false;
    await both;
    return route.fulfill({ status: 500, json: { title: 'De schijf is vol' } });
  });
  await page.getByRole('button', { name: `Omlaag: ${word} 1` }).press('Enter');
  await page.getByRole('button', { name: `Omhoog: ${word} 4` }).press('Enter');
  areBothAsked();
  await expect(page.getByText('De volgorde van de media is gebleven zoals ze was.')).toBeVisible();
  // Behind the nearest before it that was there.
  await expect.poll(async () => (await mediaOf(person, id)).map(medium => medium.id)).toEqual([a, d, b, c]);
  await leave();
});

test('a medium whose deletion got no answer leaves no gap, nor does one whose followers could not be moved', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 4);
  const { page, leave } = person;
  const remove = async (place: number) => {
    await page.getByRole('row').filter({ hasText: `${word} ${place}` }).getByRole('button', { name: 'Media verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  };
  await loseAnswer(page, '**/api/Assets/*', 'DELETE');
  await remove(1);
  await expect(page.getByRole('alertdialog').getByText(`Media ${word} 1 is misschien verwijderd: er kwam geen bruikbaar antwoord.`)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ANNULEER' }).click();
  await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 image', '3 image']);
  await expect(page.getByRole('row').filter({ hasText: `${word} 4` })).toHaveCount(0);
  await page.route('**/api/Assets', route => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { title: 'De schijf is vol' } }) : route.fallback()));
  await remove(1);
  await expect(page.getByText('De volgorde van de media is maar gedeeltelijk bewaard. Kijk ze na.')).toBeVisible();
  await leave();
});

test('who deletes media by the keys goes on at the next one, and after the last at the button that adds one', async ({ browser }) => {
  const word = ownWord();
  const { person } = await withPictures(browser, word, 2);
  const { page } = person;
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Media verwijderen' }).first().press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Media verwijderen' })).toHaveCount(left);
    if (left) await expect(page.getByRole('row').filter({ hasText: `${word} 1` }).locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByRole('button', { name: 'Media toevoegen' })).toBeFocused();
  await person.leave();
});

test('one medium is moved where the others stand by now', async ({ browser }) => {
  const { person, id } = await withPictures(browser, ownWord(), 3);
  const [a, b, c] = await mediaOf(person, id);
  for (const [order, medium] of [c, a, b].entries()) {
    await person.call('PUT', 'Assets', { id: medium!.id, productId: Number(id), isVideo: false, file: 'a.png', name: medium!.name, order: order + 1 });
  }
  await person.page.getByRole('button', { name: /^Omlaag: .* 1$/ }).click();
  await expect.poll(async () => (await mediaOf(person, id)).map(medium => medium.id)).toEqual([c!.id, b!.id, a!.id]);
  await person.leave();
});

test('a new medium whose file is given up goes, and shows on no page meanwhile', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 1);
  const { page } = person;
  await page.route('**/api/Assets/*/image', route => route.fulfill({ status: 500, json: { title: 'De schijf is vol' } }));
  await add(person, PICTURE);
  const tray = page.getByRole('region', { name: 'Opladen' });
  await expect(tray.getByText('De schijf is vol')).toBeVisible();
  expect(await mediaOf(person, id)).toHaveLength(2);
  await goTo(page, `/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(1);
  await tray.getByRole('button', { name: 'Verwijderen uit de lijst' }).click();
  await expect.poll(async () => (await mediaOf(person, id)).length).toBe(1);
  await person.leave();
});

test('a sign-out that still takes files back ends no session that began after it', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 1);
  const { page } = person;
  await page.route('**/api/Assets/*/image', route => route.fulfill({ status: 500, json: { title: 'De schijf is vol' } }));
  await add(person, PICTURE);
  await expect(page.getByRole('region', { name: 'Opladen' }).getByText('De schijf is vol')).toBeVisible();
  const letGo = await holdBack(page, /\/api\/Assets\//);
  await chooseAccount(page, 'Uitloggen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await letGo.asked;
  await endElsewhere(page);
  await signIn(page, 'Admin');
  await expect(page.getByRole('button', { name: /^Account van/ })).toBeVisible();
  const answered = page.waitForResponse(/\/api\/Assets\//);
  letGo();
  await answered;
  await page.getByText('Bewerken', { exact: true }).click();
  await goTo(page, `/products/manage/${id}`);
  await expect(page.getByRole('row').filter({ hasText: `${word} 1` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: `${word} 1` })).toBeVisible();
  await person.leave();
});

test('who signs out while a medium is read to be saved is asked', async ({ browser }) => {
  const word = ownWord();
  const { person } = await withPictures(browser, word, 1);
  const { page } = person;
  const letGo = await holdBack(page, /\/api\/Assets\/\d+$/, 'GET');
  await page.getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.getByLabel('Naam').fill(`${word} anders`);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await letGo.asked;
  await page.goBack();
  await expect(form).toHaveCount(0);
  await chooseAccount(page, 'Uitloggen');
  await expect(page.getByText('Er wordt nog iets bewaard. Als je nu uitlogt, weet je niet of dat lukte.')).toBeVisible();
  await page.getByRole('button', { name: 'ANNULEER', exact: true }).click();
  letGo();
  await expect(page.getByText(`Media item ${word} 1 werd aangepast naar ${word} anders 1`)).toBeVisible();
  await person.leave();
});

test('who deletes a medium while its new file is on its way hears of no failure', async ({ browser }) => {
  const { person } = await withPictures(browser, ownWord(), 1);
  const { page } = person;
  const letGo = await holdBack(page, '**/api/Assets/*/image');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Media wijzigen' }) });
  await row.getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.locator('input[type="file"]').setInputFiles(PICTURE);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await letGo.asked;
  const tray = page.getByRole('region', { name: 'Opladen' });
  await expect(tray).toBeVisible();
  await row.getByRole('button', { name: 'Media verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect(page.getByText(/ werd verwijderd$/)).toBeVisible();
  await expect(tray).toHaveCount(0);
  letGo();
  await chooseAccount(page, 'Meldingen');
  await expect(page.getByRole('dialog').getByText(/ werd verwijderd$/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/Fout/)).toHaveCount(0);
  await person.leave();
});

test('a file goes where its medium is saved, whether or not its place could be had', async ({ browser }) => {
  const word = ownWord();
  const { person } = await withPictures(browser, word, 2);
  const { page } = person;
  const sent: string[] = [];
  page.on('request', request => { if (/\/Assets\/\d+\/image$/.test(request.url())) sent.push(request.method()); });
  let puts = 0;
  await page.route('**/api/Assets', route => {
    if (route.request().method() !== 'PUT' || ++puts !== 2) return route.fallback();
    return route.fulfill({ status: 500, json: { title: 'De volgorde lukt niet' } });
  });
  await page.getByRole('row').filter({ hasText: `${word} 2` }).getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.locator('input[type="file"]').setInputFiles(PICTURE);
  await form.getByLabel('Volgorde').fill('1');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('De volgorde lukt niet')).toBeVisible();
  await expect.poll(() => sent).toEqual(['POST']);
  await person.leave();
});

test('a new medium is told by the place that it has once its file is there', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 2);
  const { page } = person;
  const release = await holdBack(page, /\/Assets\/\d+\/image$/);
  await add(person, PICTURE);
  await release.asked;
  await page.getByRole('row').filter({ hasText: `${word} 1` }).getByRole('button', { name: 'Media verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'JA', exact: true }).click();
  await expect.poll(() => orders(person, id)).toEqual(['1 image', '2 image']);
  release();
  await expect(page.getByText(`Afbeelding ${word} 2 werd aangemaakt`)).toBeVisible();
  await person.leave();
});

test('the new name of a medium is told, though its file does not arrive', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 2);
  const { page } = person;
  await page.route('**/api/Assets/*/image', route => route.fulfill({ status: 500, json: { title: 'De schijf is vol' } }));
  await page.getByRole('row').filter({ hasText: `${word} 2` }).getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.locator('input[type="file"]').setInputFiles(PICTURE);
  await form.getByLabel('Naam').fill(`${word} achterkant`);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Media item ${word} 2 werd aangepast naar ${word} achterkant 2`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Opladen' }).getByText('De schijf is vol')).toBeVisible();
  expect((await mediaOf(person, id)).map(({ name }) => name.split('_')[0])).toEqual([word, `${word} achterkant`]);
  await person.leave();
});

test('what was typed of a medium, and the file that was chosen, are there again after a save that failed', async ({ browser }) => {
  const word = ownWord();
  const { person, id } = await withPictures(browser, word, 2);
  const { page } = person;
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  const openForm = () => page.getByRole('row').filter({ hasText: `${word} 2` }).getByRole('button', { name: 'Media wijzigen' }).click();
  await openForm();
  await form.locator('input[type="file"]').setInputFiles(PICTURE);
  await form.getByLabel('Naam').fill(`${word} achterkant`);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.context().setOffline(false);
  await openForm();
  await expect(form.getByLabel('Naam')).toHaveValue(`${word} achterkant`);
  const sent = page.waitForRequest(request => /\/Assets\/\d+\/image$/.test(request.url()));
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`Media item ${word} 2 werd aangepast naar ${word} achterkant 2`)).toBeVisible();
  await sent;
  expect((await mediaOf(person, id)).map(({ name }) => name.split('_')[0])).toEqual([word, `${word} achterkant`]);
  // It is saved: nothing of it is left.
  await page.getByRole('row').filter({ hasText: `${word} achterkant 2` }).getByRole('button', { name: 'Media wijzigen' }).click();
  await expect(form.getByRole('button', { name: 'Opslaan' })).toBeVisible();
  await expect(form.getByText('poster-2-1.png')).toHaveCount(0);

  // Where a colleague names it meanwhile, what waits does not win.
  await form.getByLabel('Naam').fill(`${word} mijn`);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(form).toHaveCount(0);
  await page.context().setOffline(false);
  const [, now] = await mediaOf(person, id);
  await person.call('PUT', 'Assets', { ...now!, name: `${word} hun_abcdefgh`, productId: Number(id), isVideo: false });
  await page.getByRole('row').nth(2).getByRole('button', { name: 'Media wijzigen' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue(`${word} mijn`);
  await form.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(page.getByText('Dit werd intussen opnieuw aangepast.')).toBeVisible();
  expect((await mediaOf(person, id)).map(({ name }) => name.split('_')[0])).toEqual([word, `${word} hun`]);
  await person.leave();
});

test('a reload while media are being moved is asked', async ({ browser }) => {
  const { person, id } = await withPictures(browser, 'Verplaatst');
  const { page, leave } = person;
  const ids = async () => (await mediaOf(person, id)).map(medium => medium.id);
  const before = await ids();
  const letGo = await holdBack(page, '/api/Assets');
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await page.getByRole('button', { name: /Omlaag/ }).first().click();
  await sent;
  await stayOnReload(page);
  letGo();
  await expect.poll(ids).toEqual(before.toReversed());
  await leave();
});

onEach(['kind', 'plain'], () => {
  test('a product without media stays hidden, and becomes visible with the first save after its first medium', async ({ browser }) => {
    const person = await newPerson(browser, 'PowerUser', { mode: 'edit' });
    const { page, leave, call } = person;
    await page.goto('/products/create');
    await page.getByLabel('Naam').fill('Wens');
    await page.getByRole('combobox', { name: /Klant/ }).click();
    await page.getByRole('option', { name: 'Atelier Noord bv' }).click();
    await expect(page.getByRole('checkbox', { name: /Zichtbaar/ })).toBeChecked();
    await page.getByRole('button', { name: 'Opslaan en media toevoegen' }).click();
    await expect(page).toHaveURL(/\/products\/manage\/\d+$/);
    const id = page.url().split('/').at(-1)!;
    const isVisible = async () => (await (await call('GET', `Products/${id}`)).json()).isVisible;
    expect(await isVisible()).toBe(false);
    const form = page.getByRole('dialog', { name: 'Media toevoegen' });
    await form.locator('input[type="file"]').setInputFiles(PICTURE);
    await form.getByRole('button', { name: 'Opladen' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Wens 1' })).toBeVisible();
    expect(await orders(person, id)).toEqual(['1 image']);
    // Its file counts, not its record.
    await expect(page.getByText('Een product kan pas getoond worden als het minstens 1 media item heeft.')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /Zichtbaar/ })).toBeChecked();
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Product Wens werd aangepast')).toBeVisible();
    expect(await isVisible()).toBe(true);
    await leave();
  });
});

test('moving a medium that a colleague deleted says so, and keeps the focus at the media; one that has nowhere to go stays, and that is said', async ({ browser }) => {
  for (const [gone, told] of [[0, 'Media Gedeeld 1 was al verwijderd door iemand anders'], [1, 'De volgorde van de media is gebleven zoals ze was.']] as const) {
    const { person, id } = await withPictures(browser, 'Gedeeld');
    const { page, leave, call } = person;
    await call('DELETE', `Assets/${(await mediaOf(person, id))[gone]!.id}`);
    await page.getByRole('button', { name: 'Omlaag: Gedeeld 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Media wijzigen' })).toHaveCount(1);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    if (gone === 0) await expect(page.getByRole('button', { name: 'Media toevoegen' })).toBeFocused();
    await leave();
  }
});

test('saving a medium that a colleague deleted says so, and keeps the focus on the page', async ({ browser }) => {
  const { person, id } = await withPictures(browser, 'Gewist');
  const { page, leave, call } = person;
  await page.getByRole('row').filter({ hasText: 'Gewist 2' }).getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.getByLabel('Naam').fill('Anders');
  const [, second] = await mediaOf(person, id);
  await call('DELETE', `Assets/${second!.id}`);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Fout: Dit media item bestaat niet (meer).')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Media wijzigen' })).toHaveCount(1);
  // On the page itself, or at its media where the row had the focus back before it went.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await leave();
});

test('another name for a medium leaves it where a colleague moved it meanwhile', async ({ browser }) => {
  const { person, id } = await withPictures(browser, 'Verzet');
  const { page, leave, call } = person;
  await page.getByRole('row').filter({ hasText: 'Verzet 1' }).getByRole('button', { name: 'Media wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Media wijzigen' });
  await form.getByLabel('Naam').fill('Anders');
  const [first, second] = await mediaOf(person, id);
  for (const asset of [{ ...first!, order: 2 }, { ...second!, order: 1 }]) await call('PUT', 'Assets', { ...asset, productId: Number(id), isVideo: false });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toHaveCount(0);
  const stand = async () => (await mediaOf(person, id)).map(({ name, order }) => `${order} ${name.split('_')[0]}`);
  expect(await stand()).toEqual(['1 Verzet', '2 Anders']);

  // Another place leaves the name that a colleague gave it, and of two names it is not the last one that wins.
  const rename = async (name: string) => {
    const [now] = await mediaOf(person, id);
    await call('PUT', 'Assets', { ...now!, name: `${name}_abcdefgh`, productId: Number(id), isVideo: false });
  };
  await page.getByRole('row').filter({ hasText: 'Verzet 1' }).getByRole('button', { name: 'Media wijzigen' }).click();
  await form.getByLabel('Volgorde').fill('2');
  await rename('Elders');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toHaveCount(0);
  await expect.poll(stand).toEqual(['1 Anders', '2 Elders']);
  await page.getByRole('row').filter({ hasText: 'Anders 1' }).getByRole('button', { name: 'Media wijzigen' }).click();
  await form.getByLabel('Naam').fill('Mijn');
  await rename('Hun');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Dit werd intussen opnieuw aangepast.')).toBeVisible();
  expect(await stand()).toEqual(['1 Hun', '2 Elders']);
  await leave();
});

onEach(['kind', 'plain'], () => {
  test('in the library a place is one among the media of its product, however many others are listed', async ({ browser }) => {
    const keeper = await newPerson(browser, 'SuperAdmin', { mode: 'edit' });
    const { page, leave } = keeper;
    const word = ownWord();
    const id = await newPictured(keeper, word, 3);
    const ids = async () => (await mediaOf(keeper, id)).map(medium => medium.id);
    const [first, second, third] = await ids();
    await open(page, `/assets?searchTerm=${word}`);
    await page.getByRole('radio', { name: 'Lijst' }).check({ force: true });
    await page.getByRole('row').filter({ hasText: `${word} 3` }).getByRole('button', { name: 'Media wijzigen' }).click();
    const form = page.getByRole('dialog', { name: 'Media wijzigen' });
    await form.getByLabel('Volgorde').fill('4');
    await form.getByLabel('Naam').focus();
    await expect(form.getByText('Vul een geheel getal van 1 tot 3 in')).toBeVisible();
    await form.getByLabel('Volgorde').fill('2');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(ids).toEqual([first, third, second]);
    await leave();
  });
});

test('a file that is let go beside its place does not take that of the page; of several where only one can be, one is taken, and that is said', async ({ browser }) => {
  const { page, leave } = await newPerson(browser, 'Admin', { mode: 'edit' });
  const heading = page.getByRole('heading', { level: 1 });
  /** Whether what the browser does with it by itself was stopped. */
  const drop = (on: Locator, ...names: string[]) => on.evaluate((element, named) => ['dragover', 'drop'].map(type => {
    const dataTransfer = new DataTransfer();
    for (const name of named) dataTransfer.items.add(new File(['name\nFolder\n'], name));
    return !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }), names);
  await open(page, '/segments');
  expect(await drop(heading, 'producten.csv')).toEqual([true, true]);

  await page.getByRole('link', { name: 'Producten', exact: true }).click();
  await expect(heading).toHaveText('Producten');
  /** It stands there for a moment only. */
  const isSaid = (words: string) => expect(page.getByText(words)).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Producten importeren' });
  const firstIsSaid = isSaid('Eén bestand tegelijk: enkel een.csv werd gekozen.');
  await expect(async () => {
    await drop(heading, 'een.csv', 'twee.csv');
    await expect(form).toBeVisible({ timeout: 500 });
  }).toPass();
  await firstIsSaid;
  await expect(form.getByText('een.csv', { exact: true })).toBeVisible();
  const secondIsSaid = isSaid('Eén bestand tegelijk: enkel drie.csv werd gekozen.');
  await drop(form.getByRole('button', { name: 'Kies een ander bestand' }), 'drie.csv', 'vier.csv');
  await secondIsSaid;
  await expect(form.getByText('drie.csv', { exact: true })).toBeVisible();
  await leave();
});
