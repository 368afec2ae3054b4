import { useLayoutEffect, useRef, type RefObject } from 'react';
import { CONTENT_ID } from '../../constants.ts';

/**
 * Keeps the focus where a person works when the pressed button goes away: on the next button of the same row, else on
 * the first of the tray, else on the page's content.
 */
export const useFocusKept = (tray: RefObject<HTMLElement | null>) => {
  const last = useRef<{ button: Element; row: Element | null }>(undefined);
  // Before anybody can press: what has the focus must be known from the first moment.
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && tray.current?.contains(target) ? { button: target, row: target.closest('li') } : undefined;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [tray]);
  useLayoutEffect(() => {
    if (!last.current || last.current.button.isConnected) return;
    const { row } = last.current;
    last.current = undefined;
    const next = row?.isConnected ? row.querySelector('button') : tray.current?.querySelector('button');
    (next ?? document.getElementById(CONTENT_ID))?.focus();
  });
};
