import { useWriter, type ResourceName } from '@staalkaart/api-client';
import { LazyConfirmDialog, type ConfirmSafety } from '@staalkaart/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Explained, isNotFound, readableError } from '../shell/errors/errorPolicy.ts';
import { isUntold, withOutcome } from '../shell/errors/outcome.ts';
import { settleMedia } from '../media/mediaOrder.ts';
import { done } from '../nl/records.ts';
import { irreversible, removalTexts } from '../nl/removal.ts';
import { useOpenedFrom } from '../shell/routing/from.ts';
import { paths } from '../shell/routing/paths.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { passUndoables } from '../shell/undo/offerUndo.ts';
import { useTell } from '../shell/tell.ts';
import { beginDeleting, rememberDeleted } from './deleting.ts';
import { useGone } from './useGone.ts';

/**
 * How hard each kind is to delete by accident (specification §2, "a safety variant for each type"): what others
 * depend on asks to type its name, what is somebody's work asks a held button, the rest one click.
 */
const SAFETIES: { [Kind in ResourceName]?: ConfirmSafety['kind'] } = {
  Segments: 'type', Categories: 'type', Customers: 'type', Users: 'type', Products: 'hold', Collections: 'hold',
};

/** Asks before a record is deleted, and deletes it. A product's deletion leads to /products (specification §7, §8). */
export const DeleteRecord = ({ kind, id, name: asked, productId, onClose }: ModalOf<'delete'>) => {
  const writer = useWriter();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { before } = useOpenedFrom();
  const isGone = useGone();
  const tell = useTell();
  const [name, setName] = useState(asked);
  const by = SAFETIES[kind];
  // What has no name cannot be typed.
  const safety: ConfirmSafety | undefined = by === 'type' && name.trim() ? { kind: by, expected: name } : by && { kind: 'hold' };
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const leave = () => {
    rememberDeleted(kind, id);
    passUndoables();
    onClose();
    // Who deletes in the list stays there, with what was sought. The page of what is gone, or its form, is no page to go back to.
    const replace = pathname === paths.product(id) || pathname === paths.manageProduct(id);
    const isBefore = replace && before?.split('?')[0] === paths.products;
    if (kind === 'Products' && pathname !== paths.products && !isGone.current) void (isBefore ? navigate(-1) : navigate(paths.products, { replace }));
  };
  /** The media that are left stand in order. */
  const settle = async () => { if (productId !== undefined) await settleMedia(writer, productId); };
  const confirm = async () => {
    setPending(true);
    let isOwn = true;
    const isKept = beginDeleting(kind, id);
    try {
      // Who types a name says what goes: by another name it may have become something else.
      if (by === 'type') {
        // Of what is gone the removal itself says whose doing that is.
        const now = await writer.readFresh(kind, id).then(({ record }) => ('username' in record ? record.username : record.name), (error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
        if (now && now !== name) {
          setName(now);
          throw new Explained(removalTexts.renamed(kind, name, now));
        }
      }
      await writer.remove(kind, id);
    } catch (error) {
      if (!isNotFound(error)) {
        isKept(isUntold(error));
        const told = withOutcome(error, removalTexts.notRemoved(kind, name), removalTexts.maybeRemoved(kind, name));
        setFailure(told);
        tell.failure(told, kind === 'Users' ? 'userWrite' : undefined);
        // It may be gone all the same.
        if (isUntold(error)) settle().catch(() => undefined);
        return;
      }
      isOwn = false;
    } finally {
      setPending(false);
    }
    if (isOwn) tell.success(done.removed(kind, name));
    else tell.warning(removalTexts.alreadyGone(kind, name));
    leave();
    await settle().catch(tell.failure);
  };
  return (
    <LazyConfirmDialog
      tone="danger"
      title={safety && irreversible.title}
      text={removalTexts.remove(kind, name)}
      safety={safety}
      isPending={isPending}
      error={failure ? readableError(failure) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};
