import { createContext, use, useEffect, useRef } from 'react';

/** A dialog with something to lose. */
export interface LeaveGuard {
  /** Something was typed or chosen that is not saved. */
  isDirty: () => boolean;
  /** Asks in the dialog itself whether it may go. */
  ask: () => void;
}

/** Registers a guard; what it returns takes it away again. */
export type RegisterGuard = (guard: LeaveGuard) => () => void;

const GuardContext = createContext<RegisterGuard | undefined>(undefined);

/** Hands the dialogs the application's register of unsaved input, so that a navigation asks them first. */
export const LeaveGuardProvider = GuardContext.Provider;

/** Registers a dialog for as long as it is open. */
export const useLeaveGuard = (isDirty: boolean, ask: () => void): void => {
  const register = use(GuardContext);
  const latest = useRef({ isDirty, ask });
  useEffect(() => { latest.current = { isDirty, ask }; });
  useEffect(() => register?.({ isDirty: () => latest.current.isDirty, ask: () => latest.current.ask() }), [register]);
};
