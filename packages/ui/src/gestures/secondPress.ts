/** A press counts as the second of two, or the third, for so many ms after the one before, and so many px from it. */
const SECOND_MS = 500;
const SECOND_PX = 32;

/** The last that a person pressed, and its release; none while it goes on, or where it became a scroll. */
let down: PointerEvent | undefined;
let up: PointerEvent | undefined;
globalThis.document?.addEventListener('pointerdown', event => { if (event.isTrusted) [down, up] = [event, undefined]; }, true);
globalThis.document?.addEventListener('pointerup', event => { if (event.isTrusted) up = event; }, true);

/** Nobody else hears it, and the browser makes nothing of it. */
export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Something else stands beneath the finger: where the last press goes on, it is let go over what it was not meant for, and a second one was not
 * meant for that either. Both press nothing. A press that is later, or elsewhere, is one of its own.
 * @param isFirst tells of the last press, as it began, whether it is the first of them
 * @returns what ends it before that
 */
export const guardSecondPress = (isFirst: (press: PointerEvent) => boolean): AbortController => {
  const guard = new AbortController();
  const listen = { capture: true, signal: guard.signal };
  const first = down;
  if (!first || !isFirst(first)) return guard;
  let isSwallowed = !up;
  let at: number | undefined;
  window.addEventListener('pointerdown', event => {
    const { timeStamp, clientX, clientY } = event;
    if (timeStamp - (at ?? up?.timeStamp ?? 0) > SECOND_MS || Math.hypot(clientX - first.clientX, clientY - first.clientY) > SECOND_PX) return guard.abort();
    at = timeStamp;
    isSwallowed = true;
    // The mouse that the browser plays for it is not heard of then, the click is.
    return swallow(event);
  }, listen);
  window.addEventListener('click', event => {
    // A key and a script click without a press.
    if (!isSwallowed || event.detail === 0) return;
    isSwallowed = false;
    swallow(event);
  }, listen);
  return guard;
};
