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
