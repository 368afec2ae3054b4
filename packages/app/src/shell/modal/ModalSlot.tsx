import { Closing, lazyPart, OpenOverlay, PartBoundary, PartFailure, UnsavedPlaceProvider } from '@staalkaart/ui';
import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { unsaved } from '../unsaved/unsaved.ts';
import { modalName, type Modal, type ModalHandle, type SavedInModal } from './modal.ts';

const LazyModalHost = lazyPart(() => import('./ModalHost.tsx'), 'ModalHost', { kind: 'dialog' });

/** Fetches what stands in the slot, whatever it is: the first one then answers its press as the next does. */
export const preloadModals = LazyModalHost.preload;

type OnSaved = (saved: SavedInModal) => void;

interface Opened {
  id: number;
  modal: Modal;
  /** The entry of the history that it was opened on. */
  entry: string;
  pathname: string;
  handle: ModalHandle;
  onSaved: OnSaved | undefined;
}

interface Slot {
  /** @param onSaved learns what was saved in it: not part of the modal, which is kept as plain data */
  open: (modal: Modal, onSaved?: OnSaved) => void;
}

const SlotContext = createContext<Slot | null>(null);

let lastId = 0;

/** The one modal slot (specification §2). A navigation empties it; only who holds a modal's handle closes or replaces it. */
export const ModalSlot = ({ children }: { children: ReactNode }) => {
  const { pathname, search, key: entry } = useLocation();
  const navigation = useNavigationType();
  const [opened, setOpened] = useState<Opened>();
  // An address that was only tidied up is still the same page.
  const isElsewhere = opened !== undefined && opened.entry !== entry && !(navigation === 'REPLACE' && opened.pathname === pathname);
  if (isElsewhere) setOpened(undefined);
  const now = useRef({ pathname, entry, id: opened?.id });
  // Before any effect of a page asks for it.
  useLayoutEffect(() => { now.current = { pathname, entry, id: opened?.id }; });

  const slot = useMemo(() => {
    const change = (id: number, next: (was: Opened) => Opened | undefined) => setOpened(was => (was?.id === id ? next(was) : was));
    const handleOf = (id: number): ModalHandle => ({
      close: () => change(id, () => undefined),
      replace: modal => {
        change(id, was => ({ ...was, modal }));
        return now.current.id === id;
      },
    });
    return {
      open: (modal: Modal, onSaved?: OnSaved) => {
        const id = ++lastId;
        setOpened({ id, modal, handle: handleOf(id), onSaved, entry: now.current.entry, pathname: now.current.pathname });
      },
    };
  }, []);

  const modal = isElsewhere ? undefined : opened?.modal;
  const place = useMemo(() => unsaved.place({ path: pathname, search, entry, modal, name: modal ? modalName(modal) : '' }), [pathname, search, entry, modal]);
  return (
    <SlotContext value={slot}>
      {children}
      <Closing>
        {opened && modal && (
          <>
            {/* Beneath what is drawn in it: one is open too while the next is on its way. */}
            <OpenOverlay onBack={opened.handle.close} />
            <PartBoundary key={`${opened.id} ${modalName(modal)}`} resetKey="" Failed={PartFailure} onClose={opened.handle.close}>
              <UnsavedPlaceProvider value={place}>
                <LazyModalHost modal={modal} onClose={opened.handle.close} replace={opened.handle.replace} onSaved={opened.onSaved} />
              </UnsavedPlaceProvider>
            </PartBoundary>
          </>
        )}
      </Closing>
    </SlotContext>
  );
};

/** Opens the one modal. */
export const useModal = (): Slot => {
  const slot = use(SlotContext);
  if (!slot) throw new Error('useModal needs a ModalSlot');
  return slot;
};
