import { RemoveFromCollection } from '../collections/RemoveFromCollection.tsx';
import type { Modal } from './modal.ts';

/** Renders what stands in the modal slot. */
export const ModalHost = ({ modal, onClose }: { modal: Modal; onClose: () => void }) => {
  switch (modal.type) {
    case 'removeFromCollection':
      return <RemoveFromCollection {...modal} onClose={onClose} />;
  }
};
