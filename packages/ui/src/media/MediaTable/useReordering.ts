import { useMemo, useRef, useState } from 'react';
import { painted } from '../../useAnswer.ts';
import { byIds, inOrder, moveMedia, orderedMedia, type MediaItem } from '../reorder.ts';

export interface ReorderingOptions {
  media: readonly MediaItem[];
  /** Saves the new order; see `MediaTableProps`. */
  onReorder: (moved: MediaItem, list: readonly MediaItem[], before: readonly MediaItem[]) => Promise<boolean | void> | void;
  /** A video would have come first. */
  onVideoRefused: () => void;
  /** It does not stand where it was dropped: moving failed, or nothing of it was so. */
  onRolledBack: (hasFailed: boolean) => void;
}

/** Shows each move at once, and lets go of what it shows once the last of them is saved, or is not. */
export const useReordering = ({ media, onReorder, onVideoRefused, onRolledBack }: ReorderingOptions) => {
  const [dropped, setDropped] = useState<MediaItem['id'][]>();
  const [isMoving, setMoving] = useState(false);
  const underway = useRef(0);
  const list = useMemo(() => (dropped ? orderedMedia(byIds(dropped)(media)) : inOrder(media)), [media, dropped]);

  /** Moves at once; `onPlaced` tells where everything stands, before it is saved. */
  const move = async (from: number, to: number, onPlaced: (list: readonly MediaItem[]) => void) => {
    const moved = moveMedia(list, from, to);
    if (moved.isVideoRefused) onVideoRefused();
    onPlaced(moved.list);
    if (moved.changed.length === 0) return;
    setDropped(moved.list.map(medium => medium.id));
    underway.current += 1;
    try {
      // Where it was dropped is seen first: what follows takes as long again.
      await painted();
      setMoving(true);
      if (await onReorder(list[from]!, moved.list, list) === false) onRolledBack(false);
    } catch {
      // Why it failed is the caller's to say.
      onRolledBack(true);
    } finally {
      underway.current -= 1;
      if (underway.current === 0) {
        setDropped(undefined);
        setMoving(false);
      }
    }
  };
  return { list, move, isMoving };
};
