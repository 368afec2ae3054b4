import { LazyImportFailedDialog } from '@staalkaart/ui';
import { CategoryModal } from '../categories/CategoryModal.tsx';
import { CollectionModal } from '../collections/CollectionModal.tsx';
import { RemoveFromCollection } from '../collections/RemoveFromCollection.tsx';
import { ImportModal } from '../import/ImportModal.tsx';
import { ImportResultModal } from '../import/ImportResultModal.tsx';
import { MediaModal } from '../media/MediaModal.tsx';
import { AvatarModal } from '../profile/AvatarModal.tsx';
import { ConfirmProfile } from '../profile/ConfirmProfile.tsx';
import { ProfileModal } from '../profile/ProfileModal.tsx';
import { DeleteRecord } from '../records/DeleteRecord.tsx';
import { ImageModal } from '../records/ImageModal.tsx';
import { CustomerModal } from '../registers/CustomerModal.tsx';
import { MaterialModal } from '../registers/MaterialModal.tsx';
import { TagModal } from '../registers/TagModal.tsx';
import { SegmentModal } from '../segments/SegmentModal.tsx';
import { PasswordModal } from '../users/PasswordModal.tsx';
import { UserModal } from '../users/UserModal.tsx';
import type { Modal } from './modal.ts';

/** Renders what stands in the modal slot. Loaded when the first modal is opened. */
export default function ModalHost({ modal, onClose }: { modal: Modal; onClose: () => void }) {
  switch (modal.type) {
    case 'removeFromCollection': return <RemoveFromCollection {...modal} onClose={onClose} />;
    case 'delete': return <DeleteRecord {...modal} onClose={onClose} />;
    case 'image': return <ImageModal {...modal} onClose={onClose} />;
    case 'segment': return <SegmentModal {...modal} onClose={onClose} />;
    case 'category': return <CategoryModal {...modal} onClose={onClose} />;
    case 'collection': return <CollectionModal {...modal} onClose={onClose} />;
    case 'customer': return <CustomerModal {...modal} onClose={onClose} />;
    case 'material': return <MaterialModal {...modal} onClose={onClose} />;
    case 'tag': return <TagModal {...modal} onClose={onClose} />;
    case 'user': return <UserModal {...modal} onClose={onClose} />;
    case 'password': return <PasswordModal {...modal} onClose={onClose} />;
    case 'profile': return <ProfileModal {...modal} onClose={onClose} />;
    case 'confirmProfile': return <ConfirmProfile {...modal} onClose={onClose} />;
    case 'avatar': return <AvatarModal onClose={onClose} />;
    case 'import': return <ImportModal onClose={onClose} />;
    case 'importResult': return <ImportResultModal {...modal} onClose={onClose} />;
    case 'importFailed': return <LazyImportFailedDialog text={modal.text} onClose={onClose} />;
    case 'media': return <MediaModal {...modal} onClose={onClose} />;
  }
}
