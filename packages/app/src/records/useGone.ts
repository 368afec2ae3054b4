import { useCallback, useEffect, useRef } from 'react';

/** @returns whether what asks has left the page: what comes back later is told by its name, since nobody sees any more what it was about */
export const useGone = (): (() => boolean) => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => { isGone.current = true; };
  }, []);
  return useCallback(() => isGone.current, []);
};
