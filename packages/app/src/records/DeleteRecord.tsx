import {
  useAssetWrites, useCategoryWrites, useCollectionWrites, useCustomerWrites, useMaterialWrites, useProductWrites, useSegmentWrites, useTagWrites, useUserWrites,
} from '@staalkaart/api-client';
import { genericConfirm, LazyConfirmDialog, toast } from '@staalkaart/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableError } from '../errors/errorPolicy.ts';
import { showFailure } from '../errors/useFailure.ts';
import type { ModalOf } from '../modal/modal.ts';
import { done, recordTexts, type RecordKind } from '../nl/records.ts';
import { paths } from '../routing/paths.ts';
import { safetyFor } from './confirmations.ts';

const useRemove = (kind: RecordKind) => ({
  Assets: useAssetWrites(),
  Categories: useCategoryWrites(),
  Collections: useCollectionWrites(),
  Customers: useCustomerWrites(),
  Materials: useMaterialWrites(),
  Products: useProductWrites(),
  Segments: useSegmentWrites(),
  Tags: useTagWrites(),
  Users: useUserWrites(),
}[kind]);

/** Asks before a record is deleted, and deletes it. A product's deletion leads to /products (specification §7, §8). */
export const DeleteRecord = ({ kind, id, name, onClose }: ModalOf<'delete'>) => {
  const { remove, isPending } = useRemove(kind);
  const navigate = useNavigate();
  const safety = safetyFor(kind, name);
  const [failure, setFailure] = useState<unknown>();
  const confirm = async () => {
    try {
      await remove(id);
    } catch (error) {
      setFailure(error);
      showFailure(error, kind === 'Users' ? 'userWrite' : 'write');
      return;
    }
    toast.success(done.removed(kind, name));
    onClose();
    if (kind === 'Products') void navigate(paths.products);
  };
  return (
    <LazyConfirmDialog
      tone="danger"
      title={safety && genericConfirm.title}
      text={recordTexts.remove(kind, name)}
      safety={safety}
      isPending={isPending}
      error={failure ? readableError(failure) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
