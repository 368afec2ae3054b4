import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Screen } from '../../testing/Screen.tsx';
import { hasFocus, tabTo } from '../../testing/keyboard.ts';
import { watchMotion } from '../../testing/stillness.ts';
import { hasFocusRing, hasLine, inSystemColors, isDrawnLikeText, systemColor, systemColorStory } from '../../testing/systemColors.ts';

/** The avatar menu, the page's overflow menu and the sort menu (specification §2), by keys alone. */
const meta = preview.meta({
  title: "Toegankelijkheid/Menu's",
  component: Screen,
  args: { path: '/products' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', viewport: { value: 'tablet' } },
});

const ACCOUNT = /^Account van Charlotte/;
const atItem = (name: string) => hasFocus(() => screen.queryByRole('menuitem', { name }));
const atOrder = (name: string) => hasFocus(() => screen.queryByRole('menuitemradio', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const AvatarMenu = meta.story({
  name: 'Met het toetsenbord: het menu van de avatar',
  tags: ['geen-beeld'],
  play: async ({ userEvent, step }) => {
    const avatar = await tabTo(userEvent, 'button', ACCOUNT);
    await expect(avatar).toHaveAttribute('aria-haspopup', 'menu');
    await step('Enter opent, op het eerste punt', async () => {
      await userEvent.keyboard('{Enter}');
      await atItem('Mijn profiel');
      await expect(avatar).toHaveAttribute('aria-expanded', 'true');
    });
    await step('De pijltjes lopen rond, Home en End gaan naar de uiteinden', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Meldingen');
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Zoek en ga naar …');
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Uitloggen');
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Mijn profiel');
      await userEvent.keyboard('{End}');
      await atItem('Uitloggen');
      await userEvent.keyboard('{Home}');
      await atItem('Mijn profiel');
    });
    await step('Een eerste letter gaat naar zijn punt', async () => {
      await userEvent.keyboard('u');
      await atItem('Uitloggen');
    });
    await step('Escape sluit, en de focus gaat terug', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await hasFocus(() => avatar);
      await expect(avatar).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Meldingen opent het venster met wat er gezegd is, en de focus gaat terug', async () => {
      await userEvent.keyboard('{Enter}');
      await atItem('Mijn profiel');
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Meldingen');
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Meldingen' })).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await hasFocus(() => avatar);
    });
    await step('Tab sluit ook, en gaat verder', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await atItem('Mijn profiel');
      await userEvent.tab();
      await closed();
      await expect(document.activeElement).not.toBe(document.body);
    });
    await step('Enter op een punt volgt het, en de focus staat op de nieuwe pagina', async () => {
      await tabTo(userEvent, 'button', ACCOUNT, { isBack: true });
      await userEvent.keyboard(' ');
      await atItem('Mijn profiel');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('heading', { level: 1, name: 'Mijn profiel' });
      await hasFocus(() => screen.getByRole('main'));
    });
  },
});

export const Reduced = meta.story({
  name: 'Verminderde beweging',
  tags: ['geen-beeld'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent, step }) => {
    const sort = await tabTo(userEvent, 'button', 'Sorteer: standaard');
    const motion = watchMotion();
    await step('Het menu staat er meteen', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menu')).toHaveStyle({ animationDuration: '0.001s' });
      await atOrder('standaard');
    });
    await step('Kiezen werkt', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await closed();
      await waitFor(() => expect(sort).toHaveAccessibleName('Sorteer: code'));
      await hasFocus(() => sort);
    });
    await expect(motion.end()).toEqual([]);
  },
});

export const SystemColors = meta.story({
  name: 'Systeemkleuren',
  tags: ['systeemkleuren'],
  parameters: systemColorStory,
  play: async ({ userEvent, step }) => {
    const avatar = await tabTo(userEvent, 'button', ACCOUNT);
    await step('De avatar toont haar focus', () => inSystemColors(async () => { await hasFocusRing(avatar); }));
    await step('De pagina waar men is, en de modus, zijn gevuld zoals het systeem een keuze vult', () => inSystemColors(async () => {
      const chosen = { backgroundColor: systemColor('SelectedItem'), color: systemColor('SelectedItemText') };
      await expect(screen.getByRole('link', { name: 'Producten' })).toHaveStyle(chosen);
      await expect(screen.getByRole('radio', { name: 'Presentatie' }).closest('label')).toHaveStyle(chosen);
      await expect(getComputedStyle(screen.getByRole('link', { name: 'Collecties' })).backgroundColor).not.toBe(chosen.backgroundColor);
      await expect(getComputedStyle(screen.getByRole('radio', { name: 'Bewerken' }).closest('label')!).backgroundColor).not.toBe(chosen.backgroundColor);
    }));
    const sort = await tabTo(userEvent, 'button', 'Sorteer: standaard');
    await step('De knop van het menu heeft een rand en toont haar focus', () => inSystemColors(async () => {
      await hasLine(await screen.findByRole('button', { name: 'Filters' }));
      await hasFocusRing(sort);
    }));
    await userEvent.keyboard('{Enter}');
    await atOrder('standaard');
    await userEvent.keyboard('{ArrowDown}');
    await atOrder('code');
    await step('Het menu: een rand, waar men staat, en een vinkje bij wat gekozen is', () => inSystemColors(async () => {
      await hasLine(screen.getByRole('menu').parentElement!);
      const [chosen, here] = screen.getAllByRole('menuitemradio');
      await hasFocusRing(here!);
      await isDrawnLikeText(chosen!.querySelector('svg'));
      await expect(here!.querySelector('svg')).toBeNull();
    }));
  },
});
