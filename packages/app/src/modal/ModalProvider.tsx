import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Modal } from './modal.ts';
import { ModalHost } from './ModalHost.tsx';

interface ModalSlot {
  open: (modal: Modal) => void;
  close: () => void;
}

const SlotContext = createContext<ModalSlot | null>(null);

/** The one modal slot. Navigation empties it. */
export const ModalProvider = ({ children }: { children: ReactNode }) => {
  const [modal, setModal] = useState<Modal | null>(null);
  const { pathname } = useLocation();
  useEffect(() => setModal(null), [pathname]);
  const slot = useMemo<ModalSlot>(() => ({ open: setModal, close: () => setModal(null) }), []);
  return (
    <SlotContext value={slot}>
      {children}
      {modal && <ModalHost modal={modal} onClose={slot.close} />}
    </SlotContext>
  );
};

/** Opens and closes the one modal. */
export const useModal = (): ModalSlot => {
  const slot = use(SlotContext);
  if (!slot) throw new Error('useModal needs a ModalProvider');
  return slot;
};
