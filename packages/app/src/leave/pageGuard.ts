import { createContext } from 'react';

/** A page with unsaved input. */
export interface PageGuard {
  isDirty: () => boolean;
  /** Asks, and then leaves or stays. */
  ask: (answers: { leave: () => void; stay: () => void }) => void;
}

/** Registers the guard of the page; what it returns takes it away again. */
export const PageGuardContext = createContext<((guard: PageGuard) => () => void) | undefined>(undefined);
