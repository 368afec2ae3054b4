import { wantsLessMotion } from '../../theme/motion.ts';
import { tokens } from '../../theme/tokens.ts';

/** A detail that takes longer to come, in ms, begins without the card that opened it. */
const KEPT_MS = 1500;
const GROWTH = { duration: 200, easing: tokens['ease-out'] };

let opened: { box: DOMRect; until: number } | undefined;

/** Remembers where the picture stands of the card that is being opened. */
export const rememberOpened = (picture: Element | null): void => {
  opened = picture ? { box: picture.getBoundingClientRect(), until: performance.now() + KEPT_MS } : undefined;
};

/**
 * Lets the first picture of a detail grow out of the card that was pressed: says what moved where. Give it as `ref` to
 * the picture's place. The page stands and answers meanwhile, as it would not in a view transition.
 */
export const growFromOpened = (place: HTMLElement | null): void => {
  const from = opened;
  opened = undefined;
  if (!place || !from || performance.now() > from.until || wantsLessMotion()) return;
  // Before the page is first drawn, but after it was scrolled to where it begins.
  requestAnimationFrame(() => {
    const to = place.getBoundingClientRect();
    if (to.width === 0) return;
    const transform = `translate(${from.box.left - to.left}px, ${from.box.top - to.top}px) scale(${from.box.width / to.width})`;
    place.animate([{ transformOrigin: '0 0', transform }, { transformOrigin: '0 0', transform: 'none' }], GROWTH);
  });
};
