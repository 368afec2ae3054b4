import { UnsavedPlaceProvider } from '@staalkaart/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useBlocker, useLocation } from 'react-router-dom';
import { endLongSlices } from '../boot/longSlices.ts';
import { Person } from '../session/Person.tsx';
import { ModalSlot } from '../modal/ModalSlot.tsx';
import { ResumeWork } from '../unsaved/ResumeWork.tsx';
import { unsaved } from '../unsaved/unsaved.ts';

/** Asks before a navigation leaves unsaved input: a link, Back, Forward. */
const LeaveQuestion = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.mustAsk());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave().then(leaves => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
};

/** What every page shares: the watch over unsaved input, whose work it is, the modal slot, the scroll position. */
export const RootRoute = () => {
  const { pathname, key: entry } = useLocation();
  const place = useMemo(() => unsaved.place({ path: pathname, entry, name: 'page' }), [pathname, entry]);
  const resumed = useSyncExternalStore(unsaved.subscribe, unsaved.resumed, unsaved.resumed);
  // The page of this address is there, or what says that it failed is in the place of all.
  useEffect(() => {
    endLongSlices('navigation');
    return () => endLongSlices('navigation');
  });
  return (
    <ModalSlot>
      <Person />
      <LeaveQuestion />
      <UnsavedPlaceProvider key={resumed} value={place}><Outlet /></UnsavedPlaceProvider>
      {/* After the page: what its form does when it opens comes first. */}
      <ResumeWork />
      <ScrollRestoration />
    </ModalSlot>
  );
};
