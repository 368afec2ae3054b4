import { CONTENT_ID } from '@staalkaart/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { followedLink } from './routing/focus.ts';

/** A list has so long, in ms, to be there again. */
const LATEST_MS = 5000;

/**
 * After a navigation the focus goes to the new page, so that keyboard and screen reader start there; who comes Back or Forward
 * to a page has it at the link that was followed from there.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    content?.focus({ preventScroll: true });
    const href = how === NavigationType.Pop ? followedLink(key) : undefined;
    if (!content || !href) return undefined;
    const find = () => {
      // Whoever went elsewhere meanwhile stays there.
      const link = document.activeElement === content ? content.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : null;
      link?.focus({ preventScroll: true });
      if (document.activeElement !== content) end();
    };
    const observer = new MutationObserver(find);
    const timer = setTimeout(() => end(), LATEST_MS);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(content, { childList: true, subtree: true });
    find();
    return end;
  }, [pathname, key, how]);
};
