import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { InPlace, useWorkWatch } from '../work/WorkProvider.tsx';
import type { Modal } from './modal.ts';

const ModalHost = lazy(() => import('./ModalHost.tsx'));

interface ModalSlot {
  open: (modal: Modal) => void;
  close: () => void;
}

const SlotContext = createContext<ModalSlot | null>(null);

/** The one modal slot. Navigation empties it. */
export const ModalProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  // A modal belongs to the page it was opened on: on another one it is gone.
  const [opened, setOpened] = useState<{ modal: Modal; on: string } | null>(null);
  const modal = opened?.on === pathname ? opened.modal : null;
  useWorkWatch(modal);
  const slot = useMemo<ModalSlot>(
    () => ({ open: next => setOpened({ modal: next, on: pathname }), close: () => setOpened(null) }),
    [pathname],
  );
  return (
    <SlotContext value={slot}>
      {children}
      {modal && (
        <Suspense fallback={null}>
          <InPlace name="modal"><ModalHost modal={modal} onClose={slot.close} /></InPlace>
        </Suspense>
      )}
    </SlotContext>
  );
};

/** Opens and closes the one modal. */
export const useModal = (): ModalSlot => {
  const slot = use(SlotContext);
  if (!slot) throw new Error('useModal needs a ModalProvider');
  return slot;
};
