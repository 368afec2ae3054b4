import { expect, screen, waitFor, type ByRoleMatcher, type UserEventObject } from 'storybook/test';

/** The hands of a play function; here they touch keys alone. */
export type Hands = UserEventObject;

/** More stops than any page of the catalogue has. */
const MOST_STOPS = 120;

interface Way {
  /** Backwards, with Shift. */
  isBack?: boolean;
}

/** Waits until something has the focus. */
export const hasFocus = (find: () => Element | null) => waitFor(() => expect(find()).toHaveFocus());

/** Presses Tab until something has the focus, as a person does; fails where Tab never comes. */
export const tabTo = async (hands: Hands, role: ByRoleMatcher, name: string | RegExp, { isBack = false }: Way = {}): Promise<HTMLElement> => {
  const goal = (await screen.findAllByRole(role, { name }))[0]!;
  for (let stop = 0; document.activeElement !== goal && stop < MOST_STOPS; stop += 1) {
    // Each press goes on from where the last one came.
    // oxlint-disable-next-line no-await-in-loop
    await hands.tab({ shift: isBack });
  }
  await expect(goal).toHaveFocus();
  return goal;
};

/** Takes the shortcut past the header: the first stop of every page. */
export const skipHeader = async (hands: Hands) => {
  await screen.findByRole('heading', { level: 1 });
  await hands.tab();
  await expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
  await hands.keyboard('{Enter}');
  await expect(screen.getByRole('main')).toHaveFocus();
};
