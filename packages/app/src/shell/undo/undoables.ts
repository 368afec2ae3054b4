import type { Id, ResourceName } from '@staalkaart/api-client';
import { observable, type Mode } from '@staalkaart/ui';

/** One record. */
export interface Target {
  name: ResourceName;
  /** Unknown where a server does not tell that of a new one. */
  id: Id | undefined;
}

/** Something that can be undone. */
export interface Undoable {
  key: string;
  /** What was done. */
  text: string;
  /** In which: see `isNamedIn`. */
  mode: Mode;
  isPending: boolean;
  /** It was tried and refused, as it would be again: only its message tries it once more. */
  isRefused?: boolean;
  /** Something was deleted since, which the keys would seem to bring back: only its message undoes it. */
  isPassed?: boolean;
  /** The record that it was done to, where it is one. */
  target?: Target | undefined;
  /** In the mode of this moment. */
  isAllowed: () => boolean;
  undo: () => void;
}

/** What this tab can undo, the latest last: of this session and this page load alone. Only `offerUndo.ts` writes it. */
export const undoables = observable<readonly Undoable[]>([]);

/** The one that is undone next. */
export const latestUndoable = (): Undoable | undefined => undoables.get().findLast(({ isPending, isRefused, isPassed }) => !isPending && !isRefused && !isPassed);
