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
 * Something else stands beneath the finger: the second of two presses was not meant for that, and presses nothing. A press that is later, or
 * elsewhere, is one of its own.
 * @param isFirst tells whether the last press is the first of them
 * @returns what ends it before that
 */
export const guardSecondPress = (isFirst: (press: PointerEvent) => boolean): AbortController => {
  const guard = new AbortController();
  const first = last;
  if (!first || !isFirst(first)) return guard;
  const isSecond = ({ timeStamp, clientX, clientY }: PointerEvent) =>
    timeStamp - first.timeStamp < SECOND_MS && Math.hypot(clientX - first.clientX, clientY - first.clientY) < SECOND_PX;
  const listen = { capture: true, signal: guard.signal };
  let isPressed = false;
  window.addEventListener('pointerdown', event => {
    if (isPressed || !isSecond(event)) return guard.abort();
    isPressed = true;
    // The mouse that the browser plays for it is not heard of then, the click is.
    return swallow(event);
  }, listen);
  window.addEventListener('click', event => {
    // A key and a script click without a press.
    if (!isPressed || event.detail === 0) return;
    swallow(event);
    guard.abort();
  }, listen);
  return guard;
};
