import { useLayoutEffect } from 'react';
import { observable } from './observable.ts';
import { useStableCallback } from './useStableCallback.ts';

const { get, set, subscribe } = observable<readonly (() => void)[]>([]);

/** What closes each dialog that stands over the page, the uppermost last: for whoever owns the history, whose Back closes that one. */
export const openOverlays = { get, subscribe };

/**
 * A dialog stands over the page for as long as this is mounted.
 * @param onBack asks it to close, as Escape does
 * @param isOpen not while it is on its way out
 */
export const useOpenOverlay = (onBack: () => void, isOpen = true): void => {
  const close = useStableCallback(onBack);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    set([...get(), close]);
    return () => set(get().filter(other => other !== close));
  }, [isOpen, close]);
};
