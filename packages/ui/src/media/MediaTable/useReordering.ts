import { useMemo, useRef, useState } from 'react';
import { painted } from '../../useAnswer.ts';
import { inOrder, moveMedia, orderedMedia, type MediaItem } from '../reorder.ts';

/** The media as they were dropped; what came meanwhile stands at the end. */
const asDropped = (media: readonly MediaItem[], ids: readonly MediaItem['id'][]) => {
  const place = (medium: MediaItem) => { const at = ids.indexOf(medium.id); return at < 0 ? ids.length : at; };
  return orderedMedia([...media].sort((a, b) => place(a) - place(b)));
};

export interface ReorderingOptions {
  media: readonly MediaItem[];
  /** Saves the new order; see `MediaTableProps`. */
  onReorder: (moved: MediaItem, list: readonly MediaItem[]) => Promise<boolean | void> | void;
  /** A video would have come first. */
  onVideoRefused: () => void;
  /** Everything stands as it was saved: moving failed, or nothing of it was so. */
  onRolledBack: (hasFailed: boolean) => void;
}

/** Shows each move at once, and saves them one after the other: while one is on its way the next can be made. Where one fails, those that follow it go back with it. */
export const useReordering = ({ media, onReorder, onVideoRefused, onRolledBack }: ReorderingOptions) => {
  // Until the last of the moves is saved.
  const [dropped, setDropped] = useState<MediaItem['id'][]>();
  const [isMoving, setMoving] = useState(false);
  const last = useRef<Promise<unknown>>(undefined);
  const list = useMemo(() => (dropped ? asDropped(media, dropped) : inOrder(media)), [media, dropped]);

  /** Moves at once; `onPlaced` tells where everything stands, before it is saved. */
  const move = async (from: number, to: number, onPlaced: (list: readonly MediaItem[]) => void) => {
    const moved = moveMedia(list, from, to);
    if (moved.isVideoRefused) onVideoRefused();
    onPlaced(moved.list);
    if (moved.changed.length === 0) return;
    setDropped(moved.list.map(medium => medium.id));
    const before = last.current;
    const save = async () => {
      await before;
      // Where it was dropped is seen first: what follows takes as long again.
      await painted();
      setMoving(true);
      return await onReorder(list[from]!, moved.list) !== false;
    };
    const saving = save();
    last.current = saving;
    // Why it failed is the caller's to say.
    const isMoved = await saving.catch(() => undefined);
    if (last.current !== saving) return;
    last.current = undefined;
    setDropped(undefined);
    setMoving(false);
    if (!isMoved) onRolledBack(isMoved === undefined);
  };
  return { list, move, isMoving };
};
