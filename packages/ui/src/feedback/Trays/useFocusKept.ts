import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CONTENT_ID } from '../../constants.ts';

/**
 * Keeps the focus where a person works when the pressed button goes away: on the next button of the same row, else on
 * the first of what holds the rows, else on the page's content.
 */
export const useFocusKept = (holder: RefObject<HTMLElement | null>) => {
  const last = useRef<{ button: Element; row: Element | null }>(undefined);
  // Before anybody can press: what has the focus must be known from the first moment.
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && holder.current?.contains(target) ? { button: target, row: target.closest('li, tr, [role="row"]') } : undefined;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [holder]);
  useLayoutEffect(() => {
    if (!last.current || last.current.button.isConnected) return;
    const { row } = last.current;
    last.current = undefined;
    const next = row?.isConnected ? row.querySelector('button') : holder.current?.querySelector('button');
    (next ?? document.getElementById(CONTENT_ID))?.focus();
  });
};
