import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/tokens.ts';
import { columnsFor, type GridMode } from '../../gestures/window.ts';

const subscribe = (changed: () => void) => {
  const queries = [breakpoints.sm, breakpoints.lg, breakpoints.xl].map(width => window.matchMedia(`(min-width: ${width}px)`));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
};

/** The number of columns now (specification §9). */
export const useColumns = (mode: GridMode): number =>
  useSyncExternalStore(subscribe, useCallback(() => columnsFor(window.innerWidth, mode), [mode]));
