const FOCUSABLE = 'a[href], button, [tabindex]';

/** The first thing in it that the keyboard can reach. */
export const tabbable = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(element => element.tabIndex >= 0 && !element.hasAttribute('disabled'));

/** What of a card takes the focus back when its lifted copy is gone. */
export const focusableOf = (anchor: DOMRect | HTMLElement): HTMLElement | null => {
  if (!(anchor instanceof HTMLElement)) return null;
  return anchor.matches(FOCUSABLE) ? anchor : anchor.querySelector<HTMLElement>(FOCUSABLE);
};

/** Whether an Escape here belongs to something open inside the card: the picker's own list closes first. */
export const isInOpenList = (target: EventTarget) =>
  target instanceof Element && target.closest('[aria-expanded="true"], [role="listbox"], [role="menu"]') !== null;
