import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sees } from '../../testing/userActions.ts';
import { Screen } from '../../testing/Screen.tsx';
import { hasFocus, stopsOf, tabTo } from '../../testing/keyboard.ts';
import { watchMotion } from '../../testing/stillness.ts';
import { hasFocusRing, hasLine, inSystemColors, linesOf, systemColor, systemColorStory } from '../../testing/systemColors.ts';

/** Forms and questions in a modal (specification §2, modals), by keys alone. */
const meta = preview.meta({
  title: 'Toegankelijkheid/Vensters',
  component: Screen,
  args: { path: '/tags' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
});

const UNSAVED = 'Je wijzigingen zijn nog niet opgeslagen.';
const form = () => screen.findByRole('dialog', { name: 'Nieuwe tag' });
const gone = () => waitFor(() => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
const atName = () => hasFocus(() => screen.queryByRole('textbox', { name: 'Naam' }));
const atButton = (name: string) => hasFocus(() => screen.queryByRole('button', { name }));

export const Form = meta.story({
  name: 'Met het toetsenbord: een formulier',
  tags: ['geen-beeld'],
  play: async ({ userEvent, step }) => {
    const opener = await tabTo(userEvent, 'button', 'toevoegen');
    await step('Enter opent het venster, de focus staat in het eerste veld', async () => {
      await userEvent.keyboard('{Enter}');
      await form();
      await atName();
    });
    await step('Escape sluit het meteen: er is niets getypt', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await hasFocus(() => opener);
    });
    await step('Tab en Shift + Tab blijven in het venster', async () => {
      await userEvent.keyboard(' ');
      await atName();
      await userEvent.keyboard('Regenboogfolie');
      await expect(await stopsOf(userEvent, 4)).toEqual(['Annuleer', 'Toevoegen', 'Sluiten', 'Naam']);
      await expect(await stopsOf(userEvent, 4, { isBack: true })).toEqual(['Sluiten', 'Toevoegen', 'Annuleer', 'Naam']);
    });
    await step('Escape vraagt eerst, en wie verder werkt is terug in zijn veld', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await screen.findByText(UNSAVED)).toHaveAttribute('role', 'alert');
      await atButton('Verder werken');
      await userEvent.keyboard('{Enter}');
      await atName();
      await expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Regenboogfolie');
    });
    await step('Wie weggooit, is terug bij de knop', async () => {
      await userEvent.keyboard('{Escape}');
      await atButton('Verder werken');
      await userEvent.tab({ shift: true });
      await atButton('Wijzigingen weggooien');
      await userEvent.keyboard('{Enter}');
      await gone();
      await hasFocus(() => opener);
    });
    await step('Enter in het veld bewaart', async () => {
      await userEvent.keyboard('{Enter}');
      await atName();
      await userEvent.keyboard('Regenboogfolie{Enter}');
      await sees('Tag Regenboogfolie werd aangemaakt');
      await gone();
      await hasFocus(() => opener);
    });
  },
});

export const Question = meta.story({
  name: 'Met het toetsenbord: een vraag',
  tags: ['geen-beeld'],
  play: async ({ userEvent, step }) => {
    const opener = await tabTo(userEvent, 'button', 'Verwijderen');
    const name = within(opener.closest('tr')!).getByRole('rowheader').textContent;
    await step('De vraag begint bij de weg terug', async () => {
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog', { name: 'Weet je zeker?' });
      await expect(question).toHaveAccessibleDescription(`Tag ${name} wordt verwijderd. Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.`);
      await atButton('ANNULEER');
      await expect(await stopsOf(userEvent, 3)).toEqual(['JA', 'ANNULEER', 'JA']);
    });
    await step('Escape is ANNULEER, en de focus gaat terug', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await hasFocus(() => opener);
    });
    await step('JA verwijdert', async () => {
      await userEvent.keyboard('{Enter}');
      await atButton('ANNULEER');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await sees(`Tag ${name} werd verwijderd`);
      await gone();
    });
  },
});

export const Reduced = meta.story({
  name: 'Verminderde beweging',
  tags: ['geen-beeld'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent, step }) => {
    const opener = await tabTo(userEvent, 'button', 'toevoegen');
    const motion = watchMotion();
    await step('Het venster staat er meteen', async () => {
      await userEvent.keyboard('{Enter}');
      const panel = (await form()).parentElement;
      await expect(panel).toHaveStyle({ animationDuration: '0.001s' });
      await waitFor(() => expect(panel).toHaveStyle({ transform: 'none' }));
      await atName();
    });
    await step('Het vraagt, en sluit, zonder te bewegen', async () => {
      await userEvent.keyboard('Regenboogfolie{Escape}');
      await atButton('Verder werken');
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await gone();
      await hasFocus(() => opener);
    });
    await expect(motion.end()).toEqual([]);
  },
});

export const ReducedHold = meta.story({
  name: 'Verminderde beweging: een knop om vast te houden',
  tags: ['geen-beeld'],
  args: { path: '/products' },
  globals: { motion: 'reduced' },
  play: async ({ userEvent, step }) => {
    await tabTo(userEvent, 'button', 'Verwijderen');
    const motion = watchMotion();
    await userEvent.keyboard('{Enter}');
    const yes = await screen.findByRole('button', { name: 'JA' });
    await step('De knop is vol zolang ze ingedrukt is, en loopt niet vol', async () => {
      await userEvent.tab();
      const fill = () => getComputedStyle(yes, '::before');
      await expect(fill().transform).toBe('matrix(0, 0, 0, 1, 0, 0)');
      await userEvent.keyboard('{Enter>}');
      await waitFor(() => expect(fill().transform).toBe('none'));
      await expect(fill().transitionDuration).toBe('0s');
      await sees('Product Visitekaartje Atelier Noord werd verwijderd');
      await userEvent.keyboard('{/Enter}');
      await gone();
    });
    await expect(motion.end()).toEqual([]);
  },
});

export const SystemColors = meta.story({
  name: 'Systeemkleuren: een formulier',
  tags: ['systeemkleuren'],
  parameters: systemColorStory,
  play: async ({ userEvent, step }) => {
    await tabTo(userEvent, 'button', 'toevoegen');
    await userEvent.keyboard('{Enter}');
    const dialog = await form();
    await atName();
    const send = within(dialog).getByRole('button', { name: 'Toevoegen' });
    await step('Venster, veld en knoppen', () => inSystemColors(async () => {
      await hasLine(dialog.parentElement!);
      await hasFocusRing(within(dialog).getByRole('textbox', { name: 'Naam' }));
      await hasLine(within(dialog).getByRole('textbox', { name: 'Naam' }).parentElement!);
      await hasLine(within(dialog).getByRole('button', { name: 'Annuleer' }));
    }));
    await step('Wat nog niet kan, is grijs, ook zijn rand', () => inSystemColors(async () => {
      await expect(send).toBeDisabled();
      await expect(send).toHaveStyle({ color: systemColor('GrayText'), opacity: '1' });
      await expect(linesOf(send)).toEqual([systemColor('GrayText')]);
    }));
    await userEvent.keyboard('Regenboogfolie');
    await waitFor(() => expect(send).toBeEnabled());
    await step('Wat kan, is niet grijs', () => inSystemColors(async () => {
      await expect(getComputedStyle(send).color).not.toBe(systemColor('GrayText'));
      await hasLine(send);
    }));
    await userEvent.keyboard('{Escape}');
    await atButton('Verder werken');
    await step('De vraag: de focus is te zien', () => inSystemColors(async () => {
      await hasFocusRing(screen.getByRole('button', { name: 'Verder werken' }));
      await hasLine(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
    }));
  },
});

export const SystemColorsHold = meta.story({
  name: 'Systeemkleuren: een knop om vast te houden',
  tags: ['systeemkleuren'],
  args: { path: '/products' },
  parameters: systemColorStory,
  play: async ({ userEvent, step }) => {
    await tabTo(userEvent, 'button', 'Verwijderen');
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Je bent goed fout bezig!' });
    await userEvent.tab();
    await atButton('JA');
    const yes = screen.getByRole('button', { name: 'JA' });
    await userEvent.keyboard('{Enter>}');
    await step('Een streep onder de woorden loopt vol', () => inSystemColors(async () => {
      const { backgroundColor, height, forcedColorAdjust } = getComputedStyle(yes, '::before');
      await expect([backgroundColor, height, forcedColorAdjust]).toEqual([systemColor('Highlight'), '6px', 'none']);
    }));
    await userEvent.keyboard('{/Enter}');
    await expect(await screen.findByText('Houd de knop ingedrukt om te bevestigen.')).toHaveProperty('localName', 'output');
    await step('Venster, knoppen en focus', () => inSystemColors(async () => {
      await hasLine(question.parentElement!);
      await hasLine(within(question).getByRole('button', { name: 'ANNULEER' }));
      await hasFocusRing(yes);
    }));
  },
});
