import { isSameId, type Id, type ResourceName } from '@staalkaart/api-client';
import { observable, toast } from '@staalkaart/ui';

/** One record. */
export interface Target {
  name: ResourceName;
  id: Id;
}

/** Something that can be undone. */
export interface Undoable {
  key: string;
  /** What was done. */
  text: string;
  isPending: boolean;
  /** Only its message undoes it: it was refused, as it would be again, or a record was deleted since, which the keys would seem to bring back. */
  isByMessage?: boolean;
  /** The record that it was done to, where it is one. */
  target?: Target | undefined;
  /** In the mode of this moment. */
  isAllowed: () => boolean;
  undo: () => void;
}

/** What this tab can undo, the latest last: of this session and this page load alone. `offerUndo` adds to it. */
export const undoables = observable<readonly Undoable[]>([]);

/** Keeps those alone; the messages of the others offer nothing any more. */
export const keepUndoables = (isMeant: (one: Undoable) => boolean): void => {
  const gone = undoables.get().filter(one => !isMeant(one));
  if (gone.length === 0) return;
  undoables.set(undoables.get().filter(isMeant));
  for (const { key } of gone) toast.setAction(key, undefined);
};

/** A record was deleted here, unless that undid what made it: what was done to it cannot be undone, and no key reaches what was done before. */
export const passDeletion = (name: ResourceName, id: Id): void => {
  const isOfIt = ({ target }: Undoable) => target?.name === name && isSameId(target.id, id);
  if (undoables.get().some(one => one.isPending && isOfIt(one))) return;
  keepUndoables(one => !isOfIt(one));
  undoables.set(undoables.get().map(one => ({ ...one, isByMessage: true })));
};

/** The one that is undone next. */
export const latestUndoable = (): Undoable | undefined => undoables.get().findLast(({ isPending, isByMessage }) => !isPending && !isByMessage);
