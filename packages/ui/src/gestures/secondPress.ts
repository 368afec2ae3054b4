import { swallow } from './swallow.ts';

/** A press counts as the second of two for so many ms after one that was heard, and so many px from it. */
const SECOND_MS = 500;
const SECOND_PX = 32;

/** What is pressed as one with it. */
const controlOf = (target: Element) => target.closest('a, button, label, [role]') ?? target;
const nameOf = (control: Element) => control.ariaLabel ?? control.textContent;

/**
 * From here on the second of two presses presses nothing where something else came beneath the finger by the first, for which neither was meant: a dialog, what
 * a dialog stood over, another page. So it is with a press that goes on meanwhile, and is let go over that. A press that is later, or elsewhere, is one of its own, and so is
 * one on what is there again under the same name ('Volgend product'), or after a wheel or a key brought it there; keys and scripts are heard. An Enter that is held
 * presses once, whatever has the focus by then, and goes on in a text of several lines alone.
 */
export const guardSecondPress = (): void => {
  // The last press that was heard: where, and of what.
  let [x, y] = [0, 0];
  let control: Element = document.documentElement;
  /** When it was let go, in ms; none while it goes on, or where it became a scroll. */
  let end = Number.NaN;
  let isSecond = false;
  const isCovered = () => {
    const now = document.elementFromPoint(x, y);
    return !now || (!control.contains(now) && nameOf(controlOf(now)) !== nameOf(control));
  };

  window.addEventListener('pointerdown', event => {
    const { clientX, clientY, timeStamp } = event;
    isSecond = timeStamp - end <= SECOND_MS && Math.hypot(clientX - x, clientY - y) <= SECOND_PX && isCovered();
    // The mouse that the browser plays for it is not heard of then, the click is.
    if (isSecond) return swallow(event);
    [x, y, end] = [clientX, clientY, Number.NaN];
    control = controlOf(event.target as Element);
  }, true);
  // Who goes on pressing means it, and is heard again in time.
  window.addEventListener('pointerup', ({ timeStamp }) => { if (!isSecond) end = timeStamp; }, true);
  for (const type of ['wheel', 'keydown']) window.addEventListener(type, () => { end = Number.NaN; }, { capture: true, passive: true });
  window.addEventListener('keydown', event => {
    if (event.repeat && event.key === 'Enter' && !(event.target as Element).matches('textarea, [contenteditable]')) event.preventDefault();
  }, true);
  window.addEventListener('click', event => {
    const target = event.target as Element;
    const isMeant = control.contains(target) || target.contains(control);
    // A key clicks without a press.
    if (event.detail > 0 && (isSecond || (!isMeant && isCovered()))) swallow(event);
  }, true);
};
