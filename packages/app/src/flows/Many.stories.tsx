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

/** One of twelve is refused: it stands there by name, and the other try is for that one alone. */
export const OneRefused = meta.story({
  name: 'Eén geweigerd, daarna opnieuw',
  beforeEach: ({ msw }) => {
    msw.use(http.put('*/api/Products', () => new HttpResponse('De server is even weg', { status: 503 }), { once: true }));
  },
  play: async ({ userEvent }) => {
    await sees('1-12 van 240');
    await press(userEvent, 'Selecteren');
    await press(userEvent, 'Alles op deze pagina');
    await chosen('12 producten gekozen');
    await press(userEvent, 'Verbergen');
    const tray = within(await screen.findByRole('region', { name: 'Bezig met veel tegelijk' }));
    await waitFor(() => expect(tray.getByText('Verbergen: 11 van 12 gedaan')).toBeVisible(), { timeout: 10_000 });
    await expect(tray.getByRole('listitem')).toHaveTextContent(/De server is even weg$/);
    await waitFor(() => expect(screen.getAllByText('Verborgen')).toHaveLength(11));
    await userEvent.click(tray.getByRole('button', { name: 'Opnieuw proberen' }));
    await sees('1 product verborgen');
    await waitFor(() => expect(screen.getAllByText('Verborgen')).toHaveLength(12));
    await expect(screen.queryByRole('region', { name: 'Bezig met veel tegelijk' })).not.toBeInTheDocument();
  },
});

/** All of a search are asked in one, and what is deleted is typed first. */
export const Deleted = meta.story({
  name: 'Alles van een zoekopdracht verwijderen',
  args: { path: '/products?searchTerm=kaart' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Selecteren');
    const all = await (await bar()).findByRole('button', { name: /^Alle \d+ van deze zoekopdracht$/ });
    const count = Number(all.textContent.match(/\d+/)![0]);
    await userEvent.click(all);
    await chosen(`${count} producten gekozen`);
    await more(userEvent, 'Verwijderen');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Je bent goed fout bezig!' }));
    await expect(dialog.getByRole('button', { name: 'JA' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(`Typ “${count} producten” om te bevestigen`), `${count} producten`);
    await userEvent.click(dialog.getByRole('button', { name: 'JA' }));
    await sees('Geen producten gevonden met de zoekterm: "kaart"');
  },
});

/** A category gets a product that it had not, and the bar is there in the list of a category too. */
export const Labelled = meta.story({
  name: 'Een tag toevoegen',
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
    await expect((await bar()).getAllByRole('button').map(button => button.textContent)).toEqual(['Alles op deze pagina', expect.stringMatching(/^Alle \d+ van deze zoekopdracht$/), 'Niets', 'In collectie', 'Klaar']);
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
