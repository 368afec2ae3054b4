import { useEffect, useRef, type RefObject } from 'react';

/** @returns holds whether what asks has left the page: what comes back later is told by its name, since nobody sees any more what it was about, and leads nobody away */
export const useGone = (): Readonly<RefObject<boolean>> => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => { isGone.current = true; };
  }, []);
  return isGone;
};
