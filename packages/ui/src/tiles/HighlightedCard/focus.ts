import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, [tabindex]';

/** What of a card takes the focus back when its lifted copy is gone. */
export const focusableOf = (anchor: HTMLElement): HTMLElement | null =>
  (anchor.matches(FOCUSABLE) ? anchor : anchor.querySelector<HTMLElement>(FOCUSABLE));

/** The first thing in it that the keyboard can reach. */
const tabbable = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find(element => element.tabIndex >= 0 && !element.hasAttribute('disabled'));

/**
 * Takes the focus from the lifted card on to its picker, which may still be on its way when the card is there.
 * Who went elsewhere in the meantime stays there.
 * @param panel the lifted card, which has the focus first
 * @param isWanted the card was lifted by keyboard
 * @returns goes on the place of the picker
 */
export const useFocusOnArrival = (panel: RefObject<HTMLElement | null>, isWanted: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [card, spot] = [panel.current, place.current];
    if (!card || !spot || !isWanted) return undefined;
    const arrival = new MutationObserver(() => goOn());
    const stop = () => {
      arrival.disconnect();
      card.removeEventListener('focus', goOn);
    };
    const goOn = () => {
      const first = document.activeElement === card ? tabbable(spot) : undefined;
      if (!first) return;
      stop();
      first.focus();
    };
    arrival.observe(spot, { childList: true, subtree: true });
    card.addEventListener('focus', goOn);
    goOn();
    return stop;
  }, [panel, isWanted]);
  return place;
};
