import { CONTENT_ID } from '@staalkaart/ui';
import { useEffect, useRef } from 'react';
import { focusBack } from './routing/scroll.ts';

/** After a navigation the focus goes to the new page, so that keyboard and screen reader start there; after a step back to the link that was followed. */
export const useFocusOnNavigation = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    focusBack();
  }, [pathname]);
};
