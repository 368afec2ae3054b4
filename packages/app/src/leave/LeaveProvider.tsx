import { LeaveGuardProvider, type LeaveGuard, type RegisterGuard } from '@staalkaart/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { PageGuardContext, type PageGuard } from './pageGuard.ts';

const dirtyOne = (guards: ReadonlySet<LeaveGuard>): LeaveGuard | undefined => [...guards].findLast(guard => guard.isDirty());

/**
 * Asks before a navigation drops unsaved input. The router knows one blocker at a time, so there is one register:
 * of the dialogs, which ask in place and are then left by hand, and of the page, which asks and goes on.
 */
export const LeaveProvider = ({ children }: { children: ReactNode }) => {
  const dialogs = useRef(new Set<LeaveGuard>());
  const page = useRef<PageGuard>(undefined);

  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname !== nextLocation.pathname && (dirtyOne(dialogs.current) !== undefined || page.current?.isDirty() === true));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dialog = dirtyOne(dialogs.current);
    if (dialog) {
      dialog.ask();
      blocker.reset();
    } else page.current?.ask({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
  }, [blocker]);

  const registerDialog = useCallback<RegisterGuard>(guard => {
    dialogs.current.add(guard);
    return () => { dialogs.current.delete(guard); };
  }, []);
  const registerPage = useCallback((guard: PageGuard) => {
    page.current = guard;
    return () => { page.current = undefined; };
  }, []);
  return (
    <LeaveGuardProvider value={registerDialog}>
      <PageGuardContext value={registerPage}>{children}</PageGuardContext>
    </LeaveGuardProvider>
  );
};
