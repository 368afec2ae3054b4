import { CONTENT_ID } from '@staalkaart/ui';

const ITEM = 'li, [role="listitem"], tr, [role="row"]';
/** Where an item takes the focus: at what opens it, else at its first control. */
const focusableOf = (item: Element) => (item.matches('[tabindex]') ? item : item.querySelector('a[href]') ?? item.querySelector(':is(button, input, [tabindex="0"]):not(:disabled)'));

/** The items on both sides of one that went with what had the focus: the next first. None where more went than an item of a list. */
const neighboursOf = (records: MutationRecord[], focused: Node): Element[] => {
  const going = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(focused) && node instanceof Element && node.matches(ITEM)));
  return [going?.nextSibling, going?.previousSibling].filter(node => node instanceof Element && node.matches(ITEM)) as Element[];
};

/**
 * The focus never falls to the body: when what had it goes away, whoever took it away (a dialog that closes, a colleague,
 * an undo), and nobody has it two frames later, the next item of its list has it, else the page's content. For the whole
 * application, once.
 * @returns what ends it
 */
export const keepFocus = (): (() => void) => {
  const { body } = document;
  const end = new AbortController();
  let last: Node | undefined;
  /** The last that had it in the page itself, beneath what stands above the page. */
  let inPage: Node | undefined;
  let neighbours: Element[] = [];
  let isAsked = false;
  const content = () => document.getElementById(CONTENT_ID);
  const isLost = () => last?.isConnected === false && document.activeElement === body;
  const observer = new MutationObserver(records => {
    if (inPage?.isConnected === false) {
      neighbours = neighboursOf(records, inPage);
      inPage = undefined;
    }
    if (isAsked || !isLost()) return;
    isAsked = true;
    // A dialog gives the focus back a frame after it has left: it comes first.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      isAsked = false;
      // Beneath a dialog that is about to leave nothing takes it: then again, once that has left.
      if (!isLost()) return;
      const next = neighbours.find(({ isConnected }) => isConnected);
      const target = next && focusableOf(next);
      ((target ?? content()) as HTMLElement | null)?.focus({ preventScroll: !target });
    }));
  });
  observer.observe(body, { childList: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    last = target as Node;
    if (!content()?.contains(last)) return;
    inPage = last;
    neighbours = [];
  }, { signal: end.signal });
  // Who presses beside everything wants the focus nowhere.
  document.addEventListener('pointerdown', () => { last = undefined; }, { capture: true, signal: end.signal });
  return () => {
    observer.disconnect();
    end.abort();
  };
};
