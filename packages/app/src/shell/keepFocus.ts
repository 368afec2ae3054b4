import { CONTENT_ID } from '@staalkaart/ui';

const ITEM = 'li, [role="listitem"], tr, [role="row"]';
const CONTROLS = ['a[href]:not([inert] *)', ':is(button, input, [tabindex="0"]):not(:disabled, [inert] *)'];
/** Where an item takes the focus: at what opens it, else at its first control that is seen. */
const focusableOf = (item: Element) => (item.matches('[tabindex]') ? item : CONTROLS.flatMap(of => [...item.querySelectorAll(of)]).find(control => control.checkVisibility()));

const isItem = (node: Node | null | undefined): node is Element => node instanceof Element && node.matches(ITEM);

/**
 * What stays nearest to what had the focus and went: of an item the one after it, else the one before it; of anything else, and of the last
 * item, the item or the section that it was in, if any.
 */
const nearestTo = (records: MutationRecord[], focused: Node): Element[] => {
  for (const { removedNodes, target, nextSibling, previousSibling } of records) {
    const going = [...removedNodes].find(node => node.contains(focused));
    if (going) return [...(isItem(going) ? [nextSibling, previousSibling] : []).filter(isItem), (target as Element).closest(`${ITEM}, section`)].filter(node => node !== null);
  }
  return [];
};

/**
 * The focus never falls to the body: when what had it goes away, whoever took it away (a dialog that closes, a colleague,
 * an undo), and nobody has it two frames later, its own item or the next of that list has it, else its section, else the page's content. For
 * the whole application, once.
 * @returns what ends it
 */
export const keepFocus = (): (() => void) => {
  const { body } = document;
  const end = new AbortController();
  let last: Element | undefined;
  /** The last that had it in the page itself, beneath what stands above the page. */
  let inPage: Node | undefined;
  let nearest: Element[] = [];
  let isAsked = false;
  const content = () => document.getElementById(CONTENT_ID);
  /** What is seen no more may still be there: a button for which another width has no place. */
  const isLost = () => document.activeElement === body && last?.checkVisibility({ visibilityProperty: true }) === false;
  const look = () => {
    if (isAsked || !isLost()) return;
    isAsked = true;
    // A dialog gives the focus back a frame after it has left: it comes first.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      isAsked = false;
      // Beneath a dialog that is about to leave nothing takes it: then again, once that has left.
      if (!isLost()) return;
      const item = nearest.find(({ isConnected }) => isConnected);
      const target = item && focusableOf(item);
      // Who went on from what had it stays where they look.
      const place = target?.getBoundingClientRect();
      ((target ?? content()) as HTMLElement | null)?.focus({ preventScroll: !place || place.bottom < 0 || place.top > innerHeight });
    }));
  };
  const observer = new MutationObserver(records => {
    if (inPage?.isConnected === false) {
      nearest = nearestTo(records, inPage);
      inPage = undefined;
    }
    look();
  });
  observer.observe(body, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    if (!content()?.contains(last)) return;
    inPage = last;
    nearest = [];
  }, { signal: end.signal });
  // Where another has it by the next moment nothing is lost, and nothing is to be laid out for that.
  document.addEventListener('focusout', ({ relatedTarget }) => { if (!relatedTarget) look(); }, { signal: end.signal });
  // Who presses beside everything wants the focus nowhere; a press on what has it already moves it no more.
  document.addEventListener('pointerdown', ({ target }) => { if (!last?.contains(target as Node)) last = undefined; }, { capture: true, signal: end.signal });
  return () => {
    observer.disconnect();
    end.abort();
  };
};
