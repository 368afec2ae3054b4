import { CategoryModal } from '../categories/CategoryModal.tsx';
import { CollectionModal } from '../collections/CollectionModal.tsx';
import { RemoveFromCollection } from '../collections/RemoveFromCollection.tsx';
import { MediaModal } from '../media/MediaModal.tsx';
import { DeleteRecord } from '../records/DeleteRecord.tsx';
import { ImageModal } from '../records/ImageModal.tsx';
import { CustomerModal } from '../registers/CustomerModal.tsx';
import { MaterialModal } from '../registers/MaterialModal.tsx';
import { TagModal } from '../registers/TagModal.tsx';
import { SegmentModal } from '../segments/SegmentModal.tsx';
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
    case 'media': return <MediaModal {...modal} onClose={onClose} />;
  }
}
