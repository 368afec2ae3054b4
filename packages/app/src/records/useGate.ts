import { useState } from 'react';

/** `open`: it may be seen. `absent`: it may not, and never could. `closed`: it could until a moment ago. */
export type Gate = 'open' | 'absent' | 'closed';

/** Tells whether the record of a page may be seen (specification §4, "Visibility"), and whether it was seen here before. */
export const useGate = (isShown: boolean): Gate => {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (isShown) return 'open';
  return wasShown ? 'closed' : 'absent';
};
