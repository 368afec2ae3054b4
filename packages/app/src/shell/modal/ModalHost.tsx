import { LazyImportFailedDialog } from '@staalkaart/ui';
import type { ComponentType } from 'react';
import { RemoveFromCollection } from '../../collections/RemoveFromCollection.tsx';
import { ImportModal, ImportResultModal } from '../../import/ImportModal.tsx';
import { MediaModal } from '../../media/MediaModal.tsx';
import { AvatarModal, ConfirmProfile, PasswordModal, ProfileModal } from '../../people/modals.tsx';
import { DeleteRecord } from '../../records/DeleteRecord.tsx';
import { ImageModal } from '../../records/ImageModal.tsx';
import { recordModals } from '../../records/kinds.tsx';
import type { RecordModalProps } from '../../records/recordModal.tsx';
import type { FormKind, Modal, ModalHandle } from './modal.ts';

interface ModalHostProps {
  modal: Modal;
  onClose: () => void;
  replace: ModalHandle['replace'];
}

/** Renders what stands in the modal slot. Loaded when the first modal is opened. */
export const ModalHost = ({ modal, ...handle }: ModalHostProps) => {
  switch (modal.type) {
    case 'record': {
      const Form = recordModals[modal.kind] as ComponentType<RecordModalProps<FormKind>>;
      return <Form {...modal as Omit<RecordModalProps<FormKind>, keyof typeof handle>} {...handle} />;
    }
    case 'removeFromCollection': return <RemoveFromCollection {...modal} {...handle} />;
    case 'delete': return <DeleteRecord {...modal} {...handle} />;
    case 'image': return <ImageModal {...modal} {...handle} />;
    case 'password': return <PasswordModal {...modal} {...handle} />;
    case 'profile': return <ProfileModal {...handle} />;
    case 'confirmProfile': return <ConfirmProfile {...modal} {...handle} />;
    case 'avatar': return <AvatarModal {...handle} />;
    case 'import': return <ImportModal {...handle} />;
    case 'importResult': return <ImportResultModal {...modal} {...handle} />;
    case 'importFailed': return <LazyImportFailedDialog text={modal.text} onClose={handle.onClose} />;
    case 'media': return <MediaModal {...modal} {...handle} />;
  }
};
