import { useMemo, useState } from 'react';
import { painted } from '../../useAnswer.ts';
import { inOrder, moveMedia, orderedMedia, type MediaItem } from '../reorder.ts';

/** What the media were, to see whether new ones came. */
const signatureOf = (media: readonly MediaItem[]) => media.map(({ id, order }) => `${id}:${order}`).join();

interface Held {
  /** Ids, as they were dropped. */
  ids: MediaItem['id'][];
  /** The media before the move. */
  before: string;
  isPending: boolean;
}

/** The media as they were dropped; what came meanwhile stands at the end. */
const asHeld = (media: readonly MediaItem[], { ids }: Held) => {
  const place = (medium: MediaItem) => { const at = ids.indexOf(medium.id); return at < 0 ? ids.length : at; };
  return orderedMedia([...media].sort((a, b) => place(a) - place(b)));
};

export interface ReorderingOptions {
  media: readonly MediaItem[];
  /** Saves the new order; see `MediaTableProps`. */
  onReorder: (moved: MediaItem, list: readonly MediaItem[]) => Promise<boolean | void> | void;
  /** A video would have come first. */
  onVideoRefused: () => void;
  /** Everything is back where it was: saving failed, or nothing of it was so. */
  onRolledBack: (hasFailed: boolean) => void;
}

/** Shows a move at once, keeps it until the saved order arrives, and takes it back when saving fails. */
export const useReordering = ({ media, onReorder, onVideoRefused, onRolledBack }: ReorderingOptions) => {
  const [held, setHeld] = useState<Held>();
  const [isMoving, setMoving] = useState(false);
  const signature = signatureOf(media);
  // The saved order is here: what was held has done its work.
  if (held && !held.isPending && held.before !== signature) setHeld(undefined);
  const isHeld = held !== undefined && (held.isPending || held.before === signature);
  const list = useMemo(() => (isHeld ? asHeld(media, held) : inOrder(media)), [media, held, isHeld]);

  /** Moves at once; `onPlaced` tells where everything stands, before it is saved. */
  const move = async (from: number, to: number, onPlaced: (list: readonly MediaItem[]) => void) => {
    if (isHeld && held.isPending) return;
    const moved = moveMedia(list, from, to);
    if (moved.isVideoRefused) onVideoRefused();
    onPlaced(moved.list);
    if (moved.changed.length === 0) return;
    const next: Held = { ids: moved.list.map(medium => medium.id), before: signature, isPending: true };
    setHeld(next);
    try {
      // Where it was dropped is seen first: what follows takes as long again.
      await painted();
      setMoving(true);
      const isMoved = await onReorder(list[from]!, moved.list) !== false;
      setHeld(isMoved ? { ...next, isPending: false } : undefined);
      if (!isMoved) onRolledBack(false);
    } catch {
      // Why it failed is the caller's to say; what is seen here is true again.
      setHeld(undefined);
      onRolledBack(true);
    } finally {
      setMoving(false);
    }
  };
  return { list, move, isMoving };
};
