import { getToken } from '@staalkaart/api-client';
import { toast, type ToastKind } from '@staalkaart/ui';
import type { Actor, PlainAction } from '../../access/access.ts';
import type { Job, RunItem } from '../../bulk/runs.ts';
import { observable } from '../observable.ts';

/** How something is undone that was just done. */
export interface Undo<Item extends RunItem = RunItem> {
  /** What it was done to: each is undone once. */
  items: readonly Item[];
  /** Says what was done to so many of them. */
  done: (count: number) => string;
  /** One call undoes it for all of them; each has its own without it. */
  isTogether?: boolean;
  /** Begins a try: undoes it for one or for all together, as a job does. */
  begin: () => Pick<Job<Item>, 'work' | 'end'>;
  /** Undoes many as a run, with its progress and its failures by name; at once without it. */
  run?: (job: Job<Item>) => void;
  /** Who did it, and what undoing it takes in the mode of that moment. */
  actor: Actor;
  permission: PlainAction;
}

/** Something that can be undone. */
export interface Undoable {
  key: string;
  /** What was done. */
  text: string;
  isPending: boolean;
  undo: () => void;
}

/** What this tab can undo, the latest last: of this session and this page load alone. */
export const undoables = observable<readonly Undoable[]>([]);

/** The one that is undone next. */
export const latestUndoable = (): Undoable | undefined => undoables.get().findLast(({ isPending }) => !isPending);

const load = () => import('./undo.ts');

/** Fetches what undoes, while what may be undone is being done. */
export const preloadUndo = (): void => void load().catch(() => undefined);

/**
 * Tells how something went, with a button that undoes it: in its toast, in 'Meldingen', and by Ctrl+Z.
 * @param undo undefined where nothing was changed
 */
export const tellUndoable = <Item extends RunItem>(kind: ToastKind, text: string, undo: Undo<Item> | undefined): void => {
  if (!undo || undo.items.length === 0) return toast[kind](text);
  const token = getToken();
  load().then(
    // Another person may be there by now: nothing of the former is told.
    ({ offer }) => { if (token === getToken()) offer(kind, text, undo as unknown as Undo); },
    () => toast[kind](text),
  );
  return undefined;
};
