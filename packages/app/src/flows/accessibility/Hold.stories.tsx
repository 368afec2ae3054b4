import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sees, type UserActions } from '../../testing/userActions.ts';
import { Screen } from '../../testing/Screen.tsx';
import { hasFocus, skipHeader, stopsOf, tabTo } from '../../testing/keyboard.ts';
import { watchMotion } from '../../testing/stillness.ts';
import { hasFocusRing, hasLine, inSystemColors, isDrawnLikeText, systemColor, systemColorStory } from '../../testing/systemColors.ts';

/** A product is held and filed into a collection (specification §2, "The product card"), for who uses no mouse and no finger. */
const meta = preview.meta({
  title: 'Toegankelijkheid/Vasthouden',
  component: Screen,
  args: { path: '/products/category/129' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', viewport: { value: 'tablet' } },
});

const NAME = 'Affiche Zomerfestival Waterkant A2';
const toCard = (actions: UserActions) => tabTo(actions, 'link', new RegExp(`^${NAME}`));
const lifted = () => screen.findByRole('dialog', { name: NAME });
const landed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The line that fills round the picture while the card is pressed. */
const lineOf = (card: Element) => waitFor(() => {
  const line = card.querySelector('[data-line]');
  expect(line).not.toBeNull();
  return line!;
});

export const Keyboard = meta.story({
  name: 'Met het toetsenbord: spatie',
  tags: ['geen-beeld'],
  play: async ({ userEvent, step }) => {
    let card!: HTMLElement;
    await step('Voorbij de kop, met Tab naar de kaart', async () => {
      await skipHeader(userEvent);
      card = await toCard(userEvent);
      await expect(card).toHaveAccessibleDescription('Houd 0,6 seconden ingedrukt of druk op spatie om dit product in een collectie te steken.');
      await waitFor(() => expect(within(card).getByText('Spatie: in collectie')).toHaveStyle({ opacity: '1' }));
    });
    await step('Spatie tilt de kaart op', async () => {
      await userEvent.keyboard(' ');
      await expect(await lifted()).toContainElement(document.activeElement as HTMLElement);
    });
    await step('De collectie kiezen met de pijltjes en een eerste letter', async () => {
      const select = await screen.findByRole('combobox', { name: 'Collectie' });
      await hasFocus(() => select);
      await expect(select).toHaveTextContent('Nieuwe klanten');
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox', { name: 'Collecties' });
      const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
      await waitFor(() => expect(active()).toHaveTextContent('Nieuwe klanten'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toHaveTextContent('Kerst 2026'));
      await userEvent.keyboard('g');
      await waitFor(() => expect(active()).toHaveTextContent('Gevel en werf'));
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(select).toHaveTextContent('Gevel en werf');
      await expect(select).toHaveFocus();
    });
    await step('Tab blijft in de opgetilde kaart', async () => {
      await expect(await stopsOf(userEvent, 8)).toEqual(['Toevoegen', 'Meer kiezen', 'Sluiten', 'Collectie', 'Toevoegen', 'Meer kiezen', 'Sluiten', 'Collectie']);
    });
    await step('Toevoegen: de focus gaat terug naar de kaart', async () => {
      await tabTo(userEvent, 'button', 'Toevoegen');
      await userEvent.keyboard('{Enter}');
      await sees('Collectie Gevel en werf werd aangepast');
      await landed();
      await hasFocus(() => card);
    });
    await step('Tab leidt naar het lintje van de collectie', async () => {
      const marker = await within(card.closest('li')!).findByRole('link', { name: 'Dit product zit in 1 collectie' });
      await userEvent.tab();
      await expect(marker).toHaveFocus();
    });
  },
});

export const Reduced = meta.story({
  name: 'Verminderde beweging',
  tags: ['geen-beeld'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent, step }) => {
    const card = await toCard(userEvent);
    const motion = watchMotion();
    await step('De lijn staat er in haar geheel: ze zegt dat het vasthouden bezig is, en beweegt niet', async () => {
      await userEvent.keyboard('{Enter>}');
      const line = await lineOf(card);
      await waitFor(() => expect(line).toHaveStyle({ strokeDashoffset: '0px', animationDuration: '0.001s' }));
      await expect(within(card).getByText('Houd vast: in collectie')).toHaveStyle({ opacity: '1' });
      await expect(card.querySelector('[data-picture]')).toHaveStyle({ transform: 'none' });
    });
    await step('De kaart staat meteen op haar plaats', async () => {
      await expect(await lifted()).toHaveStyle({ animationName: 'none', transform: 'none' });
      await userEvent.keyboard('{/Enter}');
    });
    await step('Bewaren werkt, en de kaart is meteen terug', async () => {
      await tabTo(userEvent, 'button', 'Toevoegen');
      await userEvent.keyboard('{Enter}');
      await sees('Collectie Nieuwe klanten werd aangepast');
      await landed();
      await hasFocus(() => card);
    });
    await expect(motion.end()).toEqual([]);
  },
});

export const SystemColors = meta.story({
  name: 'Systeemkleuren',
  tags: ['systeemkleuren'],
  parameters: systemColorStory,
  play: async ({ userEvent, step }) => {
    const card = await toCard(userEvent);
    await step('De kaart toont haar focus en haar wenk', () => inSystemColors(async () => {
      await hasFocusRing(card);
      await hasLine(within(card).getByText('Spatie: in collectie'));
    }));
    await userEvent.keyboard('{Enter>}');
    const line = await lineOf(card);
    await step('De lijn die zich vult is te zien', () => inSystemColors(async () => {
      await expect(line).toHaveStyle({ stroke: systemColor('Highlight') });
      await expect(line.previousElementSibling).toHaveStyle({ stroke: systemColor('Canvas'), opacity: '1' });
    }));
    const panel = await lifted();
    await userEvent.keyboard('{/Enter}');
    const select = await tabTo(userEvent, 'combobox', 'Collectie');
    await step('De opgetilde kaart en haar knoppen hebben een rand', () => inSystemColors(async () => {
      await hasLine(panel);
      await hasLine(within(panel).getByRole('button', { name: 'Toevoegen' }));
      await hasLine(within(panel).getByRole('button', { name: 'Sluiten' }));
      await hasFocusRing(select);
      await isDrawnLikeText(select.querySelector('svg'));
    }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await step('In de lijst is te zien waar men staat en wat gekozen is', () => inSystemColors(async () => {
      await hasLine((await screen.findByRole('listbox')).parentElement!);
      await hasFocusRing(await screen.findByRole('option', { name: /^Kerst 2026/ }));
      const [chosen, other] = screen.getAllByRole('option');
      await expect(getComputedStyle(chosen!).fontWeight).not.toBe(getComputedStyle(other!).fontWeight);
    }));
  },
});
