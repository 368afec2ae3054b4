import { KeyList, LazyImportFailedDialog } from '@staalkaart/ui';
import type { ComponentType } from 'react';
import { CollectMany, DeleteMany, LabelMany, VisibilityMany } from '../../bulk/bulkModals.tsx';
import { RemoveFromCollection } from '../../collections/RemoveFromCollection.tsx';
import { ExportModal } from '../../import/ExportModal.tsx';
import { ImportModal, ImportResultModal } from '../../import/ImportModal.tsx';
import { MediaModal } from '../../media/MediaModal.tsx';
import { shortcuts } from '../../nl/keys.ts';
import { AvatarModal, PasswordModal, ProfileModal } from '../../people/modals.tsx';
import { QrSheetModal } from '../../products/QrSheetModal.tsx';
import { DeleteRecord } from '../../records/DeleteRecord.tsx';
import { ViewsModal } from '../../products/ViewsModal.tsx';
import { ImageModal } from '../../records/ImageModal.tsx';
import { recordModals } from '../../records/kinds.tsx';
import type { RecordModalProps } from '../../records/recordModal.tsx';
import { CommandsModal } from '../keys/CommandsModal.tsx';
import type { FormKind, Modal, ModalHandle } from './modal.ts';

interface ModalHostProps {
  modal: Modal;
  onClose: () => void;
  replace: ModalHandle['replace'];
  onSaved: RecordModalProps<FormKind>['onSaved'];
}

/** Renders what stands in the modal slot. Loaded when the first modal is opened. */
export const ModalHost = ({ modal, onSaved, ...handle }: ModalHostProps) => {
  switch (modal.type) {
    case 'record': {
      const Form = recordModals[modal.kind] as ComponentType<RecordModalProps<FormKind>>;
      return <Form {...modal as Omit<RecordModalProps<FormKind>, keyof typeof handle>} {...handle} onSaved={onSaved} />;
    }
    case 'removeFromCollection': return <RemoveFromCollection {...modal} {...handle} />;
    case 'collectMany': return <CollectMany {...modal} {...handle} />;
    case 'labelMany': return <LabelMany {...modal} {...handle} />;
    case 'visibilityMany': return <VisibilityMany {...modal} {...handle} />;
    case 'deleteMany': return <DeleteMany {...modal} {...handle} />;
    case 'delete': return <DeleteRecord {...modal} {...handle} />;
    case 'image': return <ImageModal {...modal} {...handle} />;
    case 'password': return <PasswordModal {...modal} {...handle} />;
    case 'profile': return <ProfileModal {...modal} {...handle} />;
    case 'avatar': return <AvatarModal {...handle} />;
    case 'commands': return <CommandsModal {...handle} />;
    case 'keys': return <KeyList shortcuts={shortcuts} onClose={handle.onClose} />;
    case 'views': return <ViewsModal {...modal} {...handle} />;
    case 'import': return <ImportModal {...modal} {...handle} />;
    case 'importResult': return <ImportResultModal {...modal} {...handle} />;
    case 'importFailed': return <LazyImportFailedDialog text={modal.text} onClose={handle.onClose} />;
    case 'exportProducts': return <ExportModal {...modal} {...handle} />;
    case 'qrSheet': return <QrSheetModal {...modal} {...handle} />;
    case 'media': return <MediaModal {...modal} {...handle} />;
  }
};
