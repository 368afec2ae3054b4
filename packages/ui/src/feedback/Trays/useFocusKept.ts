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
    const was = last.current;
    if (!was || was.button.isConnected) return;
    const row = was.row?.isConnected ? was.row : undefined;
    const again = row && [...row.querySelectorAll('button')].find(button => nameOf(button) === was.pressed);
    (again ?? (row ?? holder.current)?.querySelector('button') ?? document.getElementById(CONTENT_ID))?.focus();
    // By now the button that has the focus, unless that is elsewhere: the person pressed another one.
    const now = last.current;
    last.current = now === was ? undefined : now && { ...now, pressed: was.pressed };
  });
};
