import { fail, offline } from '@staalkaart/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';
import { press, sees, type UserActions } from '../testing/userActions.ts';

const meta = preview.meta({
  title: 'flows/Veel tegelijk',
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit', viewport: { value: 'laptop' } },
});

const bar = async () => within(await screen.findByRole('region', { name: 'Selectie' }));
/** Once something is being chosen: a mouse finds a box on each card before it too. */
const boxes = async () => {
  await bar();
  return screen.findAllByRole('checkbox');
};
const more = async (userEvent: UserActions, name: string) => {
  await press(userEvent, 'Meer met de selectie');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const chosen = (text: string) => waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent(text));

/** Ticked with a press and a range, over two pages, and filed by two presses. */
export const Collected = meta.story({
  name: 'In een collectie',
  play: async ({ userEvent, step }) => {
    await step('Kiest een reeks', async () => {
      await sees('1-12 van 240');
      await press(userEvent, 'Selecteren');
      await userEvent.click((await boxes())[0]!);
      await userEvent.keyboard('{Shift>}');
      await userEvent.click((await boxes())[3]!);
      await userEvent.keyboard('{/Shift}');
      await chosen('4 producten gekozen');
    });
    await step('Kiest verder op de volgende pagina', async () => {
      await press(userEvent, /Volgende/);
      await sees('13-24 van 240');
      await userEvent.click((await boxes())[0]!);
      await chosen('5 producten gekozen');
      await press(userEvent, /Vorige/);
      await sees('1-12 van 240');
      await expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    });
    await step('Steekt ze in een collectie', async () => {
      await press(userEvent, 'In collectie');
      const dialog = within(await screen.findByRole('dialog', { name: '5 producten in welke collectie?' }));
      const [first] = dialog.getAllByRole('listitem');
      await userEvent.click(within(first!).getByRole('button'));
      await sees(/^5 producten in de collectie .+ gestoken$/);
    });
    await step('Houdt op met kiezen', async () => {
      await press(userEvent, 'Klaar');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Selectie' })).not.toBeInTheDocument());
      await expect(screen.getByRole('button', { name: 'Selecteren' })).toHaveFocus();
    });
  },
});

/** Who has no collection yet begins one with what is chosen. */
export const IntoTheFirst = meta.story({
  name: 'In een eerste collectie',
  tags: ['gedrag'],
  beforeEach: ({ msw }) => msw.use(http.get('*/api/Me', () => HttpResponse.json({ id: 2, username: 'Bram', role: 'Admin', email: 'admin@staalkaart.be', collections: [] }))),
  play: async ({ userEvent }) => {
    await sees('1-12 van 240');
    await press(userEvent, 'Selecteren');
    for (const box of (await boxes()).slice(0, 2)) await userEvent.click(box);
    await press(userEvent, 'In collectie');
    const dialog = within(await screen.findByRole('dialog', { name: '2 producten in welke collectie?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Nieuwe collectie …' }));
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Nieuwe collectie' })).toBeVisible());
  },
});

/** A category gets a product that it had not, and the bar is there in the list of a category too. */
export const Labelled = meta.story({
  name: 'Een tag toevoegen (bulk)',
  args: { path: '/products/category/129' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Selecteren');
    await userEvent.click((await boxes())[0]!);
    await more(userEvent, 'Tag toevoegen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Welke tag toevoegen?' }));
    const [first] = await dialog.findAllByRole('listitem');
    await userEvent.click(within(first!).getByRole('button'));
    await sees(/ toegevoegd aan 1 product$/);
  },
});

/** Without a button on the page: from the card that was held. */
export const FromALiftedCard = meta.story({
  name: 'Vanaf een opgelichte kaart',
  globals: { role: 'User', mode: 'presentation', viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const name = /Affiche Zomerfestival Waterkant A2/;
    (await canvas.findByRole('link', { name })).focus();
    await expect(screen.queryByRole('button', { name: 'Selecteren' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await press(userEvent, 'Meer kiezen');
    const box = await screen.findByRole('checkbox', { name });
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
    await chosen('1 product gekozen');
    // What the role may, and no more.
    await expect((await bar()).getByRole('button', { name: 'In collectie' })).toBeEnabled();
    await expect((await bar()).getAllByRole('button').map(button => button.textContent)).toEqual(['Alles op deze pagina', expect.stringMatching(/^Alle \d+ producten$/), 'Niets', 'In collectie', 'Klaar']);
  },
});

/** Of somebody's own collection many go at once. */
export const TakenOut = meta.story({
  name: 'Uit een collectie',
  args: { path: '/collections' },
  globals: { role: 'User', mode: 'edit', viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: /product/ }))[0]!);
    await waitFor(async () => expect(await canvas.findByRole('heading', { level: 1, name: /^Producten in de collectie/ })).toBeVisible());
    await press(userEvent, 'Selecteren');
    const before = (await boxes()).length;
    await userEvent.click((await boxes())[0]!);
    await press(userEvent, 'Uit de collectie');
    await sees(/^1 product uit de collectie .+ gehaald$/);
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(before - 1));
  },
});

const tray = async () => within(await screen.findByRole('region', { name: 'Bezig met veel tegelijk' }));
/** Each cause with the names that it is said of, as they stand in the tray. */
const causes = async () => (await tray()).getAllByRole('list').map(list => [
  document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
  ...within(list).getAllByRole('listitem').map(item => item.textContent),
]);
/** Ticks the first products of the list, and tells their names. */
const tick = async (userEvent: UserActions, count: number) => {
  await sees('1-12 van 240');
  await press(userEvent, 'Selecteren');
  const first = (await boxes()).slice(0, count);
  for (const box of first) await userEvent.click(box);
  await chosen(`${count} producten gekozen`);
  return first.map(box => box.getAttribute('aria-label')!);
};

/** Undoing fails as well: that stands in the tray alone, and what is tried again from the message takes its place. */
export const UndoneInTwo = meta.story({
  name: 'Ongedaan gemaakt in twee keer (undo)',
  beforeEach: ({ msw }) => {
    let writes = 0;
    msw.use(http.put('*/api/Products', () => {
      writes += 1;
      // One of those that are hidden, and one of those that are shown again.
      return writes === 3 || writes === 4 ? new HttpResponse('Dat lukte niet', { status: 500 }) : undefined;
    }));
  },
  play: async ({ userEvent }) => {
    await tick(userEvent, 3);
    await userEvent.click((await bar()).getByRole('button', { name: 'Verbergen' }));
    await waitFor(async () => expect((await tray()).getByText('Verbergen: 2 van 3 gedaan')).toBeVisible());
    await expect((await tray()).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await tray()).getByText('Ongedaan maken: 1 van 2 gedaan')).toBeVisible());
    await expect((await tray()).queryByText('Verbergen: 2 van 3 gedaan')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await sees('1 product verborgen: ongedaan gemaakt');
    await expect(screen.queryByRole('region', { name: 'Bezig met veel tegelijk' })).not.toBeInTheDocument();
    await chosen('3 producten gekozen');
  },
});

/** A colleague was first with one of them: it is not counted, and named. */
export const DeletedBefore = meta.story({
  name: 'Eén was al verwijderd',
  beforeEach: ({ msw }) => { msw.use(http.delete('*/api/Products/:id', () => HttpResponse.json({ title: 'Dit product bestaat niet (meer).' }, { status: 404 }), { once: true })); },
  play: async ({ userEvent }) => {
    const [first] = await tick(userEvent, 3);
    await more(userEvent, 'Verwijderen');
    await userEvent.type(await screen.findByLabelText('Typ “3 producten” om te bevestigen'), '3 producten');
    await press(userEvent, 'JA');
    await waitFor(async () => expect((await tray()).getByText('Verwijderen: 2 van 3 gedaan')).toBeVisible());
    await expect(await causes()).toEqual([['Dit was al verwijderd.', first]]);
    await expect((await tray()).queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await expect(screen.queryByText('3 producten verwijderd')).not.toBeInTheDocument();
    await chosen('Nog niets gekozen');
  },
});

/** The collection was deleted meanwhile: said once, and asking it again is not offered. */
export const CollectionGone = meta.story({
  name: 'De collectie is er niet meer',
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Collections/:id', 404, { title: 'Deze collectie bestaat niet (meer).' })); },
  play: async ({ userEvent }) => {
    const names = await tick(userEvent, 5);
    await press(userEvent, 'In collectie');
    const dialog = within(await screen.findByRole('dialog', { name: '5 producten in welke collectie?' }));
    await userEvent.click(within(dialog.getAllByRole('listitem')[0]!).getByRole('button'));
    await waitFor(async () => expect((await tray()).getByText('In collectie: 0 van 5 gedaan')).toBeVisible());
    await expect(await causes()).toEqual([['Deze collectie bestaat niet (meer).', ...names]]);
    await expect((await tray()).getAllByRole('button').map(button => button.textContent)).toEqual(['Sluiten']);
  },
});

/** The server has stopped: said once, with those that were asked by name; the rest was not begun, and all can be tried again. */
export const ServerStopped = meta.story({
  name: 'De server antwoordt niet meer',
  beforeEach: ({ msw }) => { msw.use(offline('get', 'Products/:id')); },
  play: async ({ userEvent }) => {
    const names = await tick(userEvent, 8);
    await userEvent.click((await bar()).getByRole('button', { name: 'Verbergen' }));
    await waitFor(async () => expect((await tray()).getByText('Verbergen: 0 van 8 gedaan')).toBeVisible());
    await waitFor(async () => expect((await tray()).getByText('4 niet gelukt, 4 nog niet gedaan')).toBeVisible());
    await expect(await causes()).toEqual([['Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.', ...names.slice(0, 4)]]);
    await expect((await tray()).getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  },
});
