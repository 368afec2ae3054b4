import { CodeVersionProvider, lazyPart, UnsavedPlaceProvider } from '@staalkaart/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { endLongSlices } from '../boot/longSlices.ts';
import { codeVersion } from '../codeVersion.ts';
import { keepFocus } from '../keepFocus.ts';
import { Person } from '../session/Person.tsx';
import { ModalSlot } from '../modal/ModalSlot.tsx';
import { unsaved } from '../unsaved/unsaved.ts';

const LazyResumeWork = lazyPart(() => import('../unsaved/ResumeWork.tsx'), 'ResumeWork', { kind: 'dialog' });

/** What every page shares: the place of its unsaved input, whose work it is, the modal slot, and the version of its code. */
export const RootRoute = () => {
  const { pathname, key: entry } = useLocation();
  const place = useMemo(() => unsaved.place({ path: pathname, entry, name: 'page' }), [pathname, entry]);
  const resumed = useSyncExternalStore(unsaved.subscribe, unsaved.resumed);
  const hasOffer = useSyncExternalStore(unsaved.subscribe, () => unsaved.offers().length > 0);
  const [hadOffer, setHadOffer] = useState(false);
  if (hasOffer && !hadOffer) setHadOffer(true);
  useEffect(keepFocus, []);
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
        {hadOffer && <LazyResumeWork />}
      </ModalSlot>
    </CodeVersionProvider>
  );
};
