import { fail } from '@staalkaart/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sees, type UserActions } from '../../testing/userActions.ts';
import { Screen } from '../../testing/Screen.tsx';
import { hasFocus, tabTo } from '../../testing/keyboard.ts';
import { watchMotion } from '../../testing/stillness.ts';
import { hasFocusRing, hasLine, inSystemColors, isDrawnLikeText, systemColorStory } from '../../testing/systemColors.ts';

/** Toasts (specification §8): heard, never in the way of the focus, and reached and closed by keys. */
const meta = preview.meta({
  title: 'Toegankelijkheid/Meldingen',
  component: Screen,
  args: { path: '/categories/segment/11' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'Admin', mode: 'edit', viewport: { value: 'laptop' } },
});

const REFUSED = 'De server is even weg';
const refuses = ({ msw }: { msw: { use: (handler: ReturnType<typeof fail>) => void } }) => msw.use(fail('put', 'Categories', 500, REFUSED));

const region = () => screen.getByRole('region', { name: 'Meldingen' });
const closer = () => within(region()).findByRole('button', { name: 'Melding sluiten' });
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument(), { timeout: 9000 });

/** A toast that stands still is there after its 1500 ms too: only the clock can tell. */
const outlasts = (text: string) => {
  const end = performance.now() + 2000;
  return waitFor(() => {
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(performance.now()).toBeGreaterThan(end);
  }, { timeout: 4000 });
};

const SAVED = 'Je gegevens zijn enkel op dit scherm aangepast.';
/** The own profile of who may not save it: nothing to undo, so that what is said goes soon. */
const asReader = { args: { path: '/profile' }, globals: { role: 'ViewOnly', mode: 'presentation' } } as const;

const saveProfile = async (actions: UserActions) => {
  await actions.keyboard('{Enter}');
  await hasFocus(() => screen.queryByRole('textbox', { name: 'Telefoon' }));
  await actions.keyboard('1{Enter}');
};

/** Hides the last category: its buttons are the last stops before the toasts. */
const hideLast = async (actions: UserActions) => {
  const hide = await tabTo(actions, 'button', 'Verbergen', { isBack: true });
  await actions.keyboard('{Enter}');
  return hide;
};

export const Saved = meta.story({
  name: 'Met het toetsenbord: gelukt',
  tags: ['geen-beeld'],
  ...asReader,
  play: async ({ userEvent, step }) => {
    await tabTo(userEvent, 'button', 'Bewerken');
    await step('De plaats van de meldingen is er al, leeg: alleen zo worden ze voorgelezen', async () => {
      await expect(region()).toHaveAttribute('aria-live', 'polite');
      await expect(region()).toBeEmptyDOMElement();
    });
    await saveProfile(userEvent);
    await step('De melding wordt gezegd, de focus blijft waar men werkt', async () => {
      await waitFor(() => expect(region()).toHaveTextContent(SAVED));
      await expect(region()).not.toContainElement(document.activeElement as HTMLElement);
      await hasFocus(() => screen.queryByRole('button', { name: 'Bewerken' }));
    });
    await step('Ze gaat vanzelf weg, en neemt de focus niet mee', async () => {
      await gone(SAVED);
      await expect(screen.getByRole('button', { name: 'Bewerken' })).toHaveFocus();
    });
  },
});

export const Failed = meta.story({
  name: 'Met het toetsenbord: mislukt',
  tags: ['geen-beeld'],
  beforeEach: refuses,
  play: async ({ userEvent, step }) => {
    let hide!: HTMLElement;
    await step('Een fout onderbreekt de schermlezer, niet de focus', async () => {
      hide = await hideLast(userEvent);
      await expect(await screen.findByRole('alert')).toHaveTextContent(`Fout: ${REFUSED}`);
      await hasFocus(() => hide);
    });
    await step('Tab komt bij de melding', async () => {
      await tabTo(userEvent, 'button', 'Melding sluiten');
    });
    await step('Spatie sluit ze, en de focus gaat terug', async () => {
      await userEvent.keyboard(' ');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await hasFocus(() => screen.getAllByRole('checkbox').at(-1)!);
    });
  },
});

/** None of one's own collections is visible: the shortest toast of all, a warning. */
export const Stays = meta.story({
  name: 'Met het toetsenbord: een melding blijft zolang ze de focus heeft',
  tags: ['geen-beeld'],
  args: { path: '/products/category/129' },
  globals: { mode: 'presentation' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/Me', () => HttpResponse.json({ id: 2, username: 'Bram', role: 'Admin', email: 'admin@staalkaart.be', collections: [] })));
  },
  play: async ({ userEvent, step }) => {
    const WARNING = 'Je hebt geen collecties om dit product aan toe te voegen ...';
    const card = await tabTo(userEvent, 'link', /^Jaarverslag OCMW Zonderbeke/, { isBack: true });
    await userEvent.keyboard(' ');
    await step('De waarschuwing wordt gezegd', async () => {
      await waitFor(() => expect(region()).toHaveTextContent(`Let op: ${WARNING}`));
      await expect(card).toHaveFocus();
    });
    await step('Wie erbij komt, heeft alle tijd om te lezen', async () => {
      await tabTo(userEvent, 'button', 'Melding sluiten');
      await outlasts(WARNING);
    });
    await step('Enter sluit ze, en de focus gaat terug naar het product', async () => {
      await userEvent.keyboard('{Enter}');
      await gone(WARNING);
      await waitFor(() => expect(card.closest('li')).toContainElement(document.activeElement as HTMLElement));
    });
  },
});

export const Reduced = meta.story({
  name: 'Verminderde beweging',
  tags: ['geen-beeld'],
  ...asReader,
  globals: { ...asReader.globals, motion: 'reduced' },
  play: async ({ userEvent, step }) => {
    await tabTo(userEvent, 'button', 'Bewerken');
    const motion = watchMotion();
    await saveProfile(userEvent);
    await step('De melding staat er meteen', async () => {
      const card = (await closer()).parentElement!;
      // It waits to be looked at.
      await userEvent.hover(card);
      await expect(card).toHaveStyle({ animationDuration: '0.001s' });
      await waitFor(() => expect(new DOMMatrix(getComputedStyle(card).transform).isIdentity).toBe(true));
    });
    await step('Ze gaat weg wanneer niemand ze meer bekijkt', async () => {
      await userEvent.unhover(screen.getByText(SAVED));
      await gone(SAVED);
    });
    await expect(motion.end()).toEqual([]);
  },
});

export const SystemColors = meta.story({
  name: 'Systeemkleuren',
  tags: ['systeemkleuren'],
  parameters: systemColorStory,
  beforeEach: refuses,
  play: async ({ userEvent, step }) => {
    await hideLast(userEvent);
    await sees(REFUSED);
    await step('De knop om te sluiten is ook zonder focus niet vaag', () => inSystemColors(async () => {
      await expect(await closer()).toHaveStyle({ opacity: '1' });
    }));
    // With the focus on it, it stays to be looked at.
    const close = await tabTo(userEvent, 'button', 'Melding sluiten');
    await step('De melding heeft een rand, een teken voor haar soort, en een knop met de focus', () => inSystemColors(async () => {
      const alert = screen.getByRole('alert');
      await hasLine(alert);
      await hasFocusRing(close);
      await isDrawnLikeText(alert.querySelector('svg'));
    }));
  },
});
