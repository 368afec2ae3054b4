import { useCallback, useEffect, useRef } from 'react';

/**
 * Does what follows an answer only while the screen or the dialog that asked still stands: an answer that comes late
 * leads nobody away from where they went meanwhile.
 */
export const useIfHere = (): ((goOn: () => void) => void) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => { isHere.current = false; };
  }, []);
  return useCallback((goOn: () => void) => { if (isHere.current) goOn(); }, []);
};
