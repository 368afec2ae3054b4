import { expect, screen, waitFor } from 'storybook/test';
import type { UserActions } from './userActions.ts';

/** What is looked for, as assistive technology calls it. */
type Role = 'button' | 'combobox' | 'link' | 'menuitem' | 'menuitemradio' | 'radio' | 'textbox';

/** More stops than any page of the catalogue has. */
const MOST_STOPS = 120;

interface Way {
  /** Backwards, with Shift: to the last of that name instead of the first. */
  isBack?: boolean;
}

/** Waits until something has the focus. */
export const hasFocus = (find: () => Element | null) => waitFor(() => expect(find()).toHaveFocus());

/** Presses Tab until something has the focus, as a person does; fails where Tab never comes. */
export const tabTo = async (actions: UserActions, role: Role, name: string | RegExp, { isBack = false }: Way = {}): Promise<HTMLElement> => {
  const goal = (await screen.findAllByRole(role, { name })).at(isBack ? -1 : 0)!;
  for (let stop = 0; document.activeElement !== goal && stop < MOST_STOPS; stop += 1) {
    // Each press goes on from where the last one came.
    await actions.tab({ shift: isBack });
  }
  await expect(goal).toHaveFocus();
  return goal;
};

/** Takes the shortcut past the header: the first stop of every page. */
export const skipHeader = async (actions: UserActions) => {
  await screen.findByRole('heading', { level: 1 });
  await actions.tab();
  await expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
  await actions.keyboard('{Enter}');
  await expect(screen.getByRole('main')).toHaveFocus();
};

/** A screen reader says it: the text stands in a live region. */
export const announced = (text: string) => waitFor(() => {
  const said = screen.getAllByText(text).filter(element => element.closest('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output'));
  expect(said).not.toEqual([]);
});

const nameOf = (element: Element | null) =>
  (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.getAttribute('aria-label') ?? element?.textContent) ?? '';

/** Presses Tab so many times, and gives the names of where the focus came. */
export const stopsOf = async (actions: UserActions, count: number, { isBack = false }: Way = {}) => {
  const stops: string[] = [];
  while (stops.length < count) {
    await actions.tab({ shift: isBack });
    stops.push(nameOf(document.activeElement));
  }
  return stops;
};
