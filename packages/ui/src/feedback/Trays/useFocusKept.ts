import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CONTENT_ID } from '../../constants.ts';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/**
 * Keeps the focus where a person works when the pressed button goes away: on the next button of the same row, else on
 * the first of what holds the rows, else on the page's content. Once the button that the person pressed stands in its row again, as
 * after another failed try, it is there again.
 */
export const useFocusKept = (holder: RefObject<HTMLElement | null>) => {
  const last = useRef<{ button: Element; row: Element | null; pressed: string }>(undefined);
  // Before anybody can press: what has the focus must be known from the first moment.
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && holder.current?.contains(target) ? { button: target, row: target.closest('li, tr, [role="row"], [data-row]'), pressed: nameOf(target) } : undefined;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [holder]);
  useLayoutEffect(() => {
    if (!last.current || last.current.button.isConnected) return;
    const { row, pressed } = last.current;
    last.current = undefined;
    const buttons = row?.isConnected ? [...row.querySelectorAll('button')] : [];
    const next = buttons.find(button => nameOf(button) === pressed) ?? buttons[0] ?? (row?.isConnected ? undefined : holder.current?.querySelector('button'));
    (next ?? document.getElementById(CONTENT_ID))?.focus();
    Object.assign(last.current ?? {}, { pressed });
  });
};
