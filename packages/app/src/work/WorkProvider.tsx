import { DraftPlaceProvider } from '@staalkaart/ui';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Modal } from '../modal/modal.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useActor } from '../session/useActor.ts';
import { isWorthKeeping } from './keptWork.ts';
import { createPlaces, type Place, type PlaceName } from './places.ts';

const PlacesContext = createContext<Record<PlaceName, Place> | undefined>(undefined);

/** The places in which forms stand: what is typed there is kept when the session is lost, and offered again after signing in. */
export const WorkProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  // Asked while the form of a new page renders: an effect would be too late.
  const path = useRef(pathname);
  path.current = pathname;
  const [places] = useState(() => createPlaces(() => path.current));
  return <PlacesContext value={places}>{children}</PlacesContext>;
};

/** The places of the forms; see {@link WorkProvider}. */
export const usePlaces = (): Record<PlaceName, Place> => {
  const places = use(PlacesContext);
  if (!places) throw new Error('usePlaces needs a WorkProvider');
  return places;
};

/** Says that the forms below stand in the page, or in the modal. */
export const InPlace = ({ name, children }: { name: PlaceName; children: ReactNode }) => (
  <DraftPlaceProvider value={usePlaces()[name]}>{children}</DraftPlaceProvider>
);

/** Hands the session what is being done, at the moment it is lost. */
export const useWorkWatch = (modal: Modal | null): void => {
  const { watchWork } = useSession();
  const places = usePlaces();
  const actor = useActor();
  const { pathname } = useLocation();
  useEffect(() => watchWork(() => {
    if (!actor) return undefined;
    const drafts = { page: places.page.read(), modal: places.modal.read() };
    const work = { userId: actor.id, path: pathname, mode: actor.mode, modal, drafts };
    return isWorthKeeping(work) ? work : undefined;
  }), [watchWork, places, actor, pathname, modal]);
};
