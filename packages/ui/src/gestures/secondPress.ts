/** The second of two presses comes within so many ms of the first, and so many px. */
const SECOND_MS = 500;
const SECOND_PX = 32;

/** The last a person pressed, or let go. */
let last: PointerEvent | undefined;
for (const type of ['pointerdown', 'pointerup'] as const) globalThis.document?.addEventListener(type, event => { if (event.isTrusted) last = event; }, true);

/** Nobody else hears it, and the browser makes nothing of it. */
export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Something is gone: where the last press was in it, the second of two would press what lay behind, and presses nothing. A press that is
 * later, or elsewhere, is one of its own.
 * @param isIn tells whether that press was in it
 */
export const guardSecondPress = (isIn: (press: PointerEvent) => boolean): void => {
  const first = last;
  if (!first || !isIn(first)) return;
  const guard = new AbortController();
  const listen = { capture: true, signal: guard.signal };
  const isSecond = (event: PointerEvent) =>
    event.timeStamp - first.timeStamp < SECOND_MS && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < SECOND_PX;
  let isPressed = false;
  window.addEventListener('pointerdown', event => {
    if (isPressed || !isSecond(event)) return guard.abort();
    isPressed = true;
    return swallow(event);
  }, listen);
  window.addEventListener('pointercancel', () => guard.abort(), listen);
  for (const type of ['pointerup', 'mousedown', 'mouseup', 'click'] as const) {
    window.addEventListener(type, event => {
      // A key and a script click without a press.
      if (!isPressed || (type === 'click' && event.detail === 0)) return;
      swallow(event);
      if (type === 'click') guard.abort();
    }, listen);
  }
};
