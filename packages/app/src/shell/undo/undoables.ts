import { observable } from '@staalkaart/ui';

/** Something that can be undone. */
export interface Undoable {
  key: string;
  /** What was done. */
  text: string;
  isPending: boolean;
  /** It was tried and refused, as it would be again: only its message tries it once more. */
  isRefused?: boolean;
  undo: () => void;
}

/** What this tab can undo, the latest last: of this session and this page load alone. `offerUndo` adds to it. */
export const undoables = observable<readonly Undoable[]>([]);

/** The one that is undone next. */
export const latestUndoable = (): Undoable | undefined => undoables.get().findLast(({ isPending, isRefused }) => !isPending && !isRefused);
