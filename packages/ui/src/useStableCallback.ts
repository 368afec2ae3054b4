import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each render, which calls the latest one: what it is given to need not be drawn anew. Not to be called while rendering. */
export const useStableCallback = <Sent extends unknown[]>(callback: (...sent: Sent) => void): ((...sent: Sent) => void) => {
  const latest = useRef(callback);
  useLayoutEffect(() => { latest.current = callback; });
  return useCallback((...sent) => latest.current(...sent), []);
};
