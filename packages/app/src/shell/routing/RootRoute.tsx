import { CodeVersionProvider, lazyPart, UnsavedPlaceProvider } from '@staalkaart/ui';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { endLongSlices } from '../boot/longSlices.ts';
import { codeVersion } from '../codeVersion.ts';
import { keepFocus } from '../keepFocus.ts';
import { Person } from '../session/Person.tsx';
import { arrive } from './arrival.ts';
import { ModalSlot } from '../modal/ModalSlot.tsx';
import { unsaved } from '../unsaved/unsaved.ts';

const LazyResumeWork = lazyPart(() => import('../unsaved/ResumeWork.tsx'), 'ResumeWork', { kind: 'dialog' });

/** What every page shares: the place of its unsaved input, whose work it is, the modal slot, and the version of its code. */
export const RootRoute = () => {
  const location = useLocation();
  const { pathname, key: entry } = location;
  const place = useMemo(() => unsaved.place({ path: pathname, entry, name: 'page' }), [pathname, entry]);
  const resumed = useSyncExternalStore(unsaved.subscribe, unsaved.resumed);
  // What is taken up is no longer offered, and is led to by what offered it.
  const hasWork = useSyncExternalStore(unsaved.subscribe, () => unsaved.offers().length + unsaved.resumed() > 0);
  useEffect(keepFocus, []);
  // Before any effect of a page, and with the modal slot as it is there.
  useLayoutEffect(() => arrive(location), [location]);
  // The page of this address is there, or what says that it failed is in the place of all.
  useEffect(() => {
    endLongSlices('navigation');
    return () => endLongSlices('navigation');
  });
  return (
    <CodeVersionProvider value={codeVersion}>
      <ModalSlot>
        <Person />
        <UnsavedPlaceProvider key={resumed} value={place}><Outlet /></UnsavedPlaceProvider>
        {/* After the page: what its form does when it opens comes first. */}
        {hasWork && <LazyResumeWork />}
      </ModalSlot>
    </CodeVersionProvider>
  );
};
