import { CONTENT_ID } from '@staalkaart/ui';

/**
 * The focus never falls to the body: when what had it goes away, whoever took it away (a dialog that closes, a colleague,
 * an undo), and nobody has it two frames later, the page's content has it. For the whole application, once.
 * @returns what ends it
 */
export const keepFocus = (): (() => void) => {
  const { body } = document;
  const end = new AbortController();
  let last: Node | undefined;
  let isAsked = false;
  const isLost = () => last?.isConnected === false && document.activeElement === body;
  const observer = new MutationObserver(() => {
    if (isAsked || !isLost()) return;
    isAsked = true;
    // A dialog gives the focus back a frame after it has left, and a list may give it to a neighbour: they come first.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      isAsked = false;
      // Beneath a dialog that is about to leave nothing takes it: then again, once that has left.
      if (isLost()) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    }));
  });
  observer.observe(body, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => { last = target as Node; }, { signal: end.signal });
  // Who presses beside everything wants the focus nowhere.
  document.addEventListener('pointerdown', () => { last = undefined; }, { capture: true, signal: end.signal });
  return () => {
    observer.disconnect();
    end.abort();
  };
};
