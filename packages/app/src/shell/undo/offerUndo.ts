import { IntentionRefused, isSameId, subscribeToken, type Id, type Named, type ResourceName } from '@staalkaart/api-client';
import { isNamedIn, toastStore } from '@staalkaart/ui';
import { can, type Actor, type PlainAction } from '../../access/access.ts';
import type { Job } from '../../bulk/runs.ts';
import { undoTexts as text } from '../../nl/undo.ts';
import { failureTexts } from '../errors/errorPolicy.ts';
import { isLasting, isUntold } from '../errors/outcome.ts';
import { readMode, subscribeMode } from '../session/mode.ts';
import { tellIn, type Say } from '../tell.ts';
import { undoables, type Target, type Undoable } from './undoables.ts';

/** So many are kept, as of the messages. */
const MAX_UNDOABLES = 20;

/** How something is undone that was just done. */
export interface Undo<Item extends Named = Named> {
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
  /** The record that it was done to, where it is one. */
  target?: Target;
}

let lastKey = 0;
const find = (key: string) => undoables.get().find(one => one.key === key);

/** Keeps those alone; the messages of the others offer nothing any more. */
const keep = (isMeant: (one: Undoable) => boolean): void => {
  const gone = undoables.get().filter(one => !isMeant(one));
  if (gone.length === 0) return;
  undoables.set(undoables.get().filter(isMeant));
  for (const { key } of gone) toastStore.setAction(key, undefined);
};

/** A record is gone: what was done to it cannot be undone, but for what is being undone now, which says so itself. */
export const forgetUndoing = (name: ResourceName, id: Id): void =>
  keep(({ isPending, target }) => isPending || target?.name !== name || !isSameId(target.id, id));

/** Something was deleted that nothing brings back: no key reaches what was done before. */
export const passUndoables = (): void => undoables.set(undoables.get().map(one => ({ ...one, isPassed: true })));

const setPending = (key: string, isPending: boolean, isRefused = false): void => {
  undoables.set(undoables.get().map(one => (one.key === key ? { ...one, isPending, isRefused } : one)));
  toastStore.setAction(key, { isPending });
};

// Another person, or nobody: nothing of the former can be undone. Another mode: what is not allowed in it neither.
subscribeToken(() => keep(() => false));
subscribeMode(() => keep(({ isAllowed }) => isAllowed()));

/**
 * Tells what was done, and offers to undo it: once, in its toast and in 'Meldingen', and by Ctrl+Z. What could not be
 * undone says why, and can be tried again for as long as the session and the mode last; what was refused, from its message alone.
 * @param say how it is told: as what, and in which mode
 * @param told the sentence of the toast
 * @param how undefined where nothing was changed, or by nobody any more
 */
export const offerUndo = <Item extends Named>(say: Say, told: string, how: Undo<Item> | undefined): void => {
  if (!how || how.items.length === 0) return say(told);
  const { items, done, isTogether, begin, run, actor, permission, target } = how;
  const key = String(++lastKey);
  const what = done(items.length);
  let left = items;
  const refused = new Set<Item>();
  const action = { key, label: text.undo, onPress: () => find(key)?.undo() };

  /** What is over for now: all of it is undone, or the rest can be tried again. */
  const settle = () => {
    if (!find(key)) return;
    if (left.length > 0) return setPending(key, false, left.every(item => refused.has(item)));
    undoables.set(undoables.get().filter(one => one.key !== key));
    toastStore.setAction(key, { isPending: false, doneText: text.wasUndone });
  };
  const undo = () => {
    const now = find(key);
    if (!now || now.isPending || !now.isAllowed()) return;
    setPending(key, true);
    const mode = readMode();
    const tell = tellIn[mode];
    const isNamed = isNamedIn(actor.mode, mode);
    const { work, end } = begin();
    const attempt = async (part: readonly Item[]) => {
      // A run may be tried again that was undone from its message since.
      const todo = part.filter(item => left.includes(item));
      const failed = todo.length > 0 ? await work(todo).catch((error: unknown) => todo.map(item => ({ item, error }))) ?? [] : [];
      left = left.filter(item => !todo.includes(item) || failed.some(one => one.item === item));
      for (const { item, error } of failed) refused[isLasting(error) ? 'add' : 'delete'](item);
      return failed;
    };
    const over = () => {
      end?.();
      settle();
    };
    if (run) {
      run({ label: text.undo, done: count => text.undone(done(count)), items: left, permission, ...(isTogether && { isTogether }), work: attempt, end: over, tell: (kind, sentence) => tell[kind](sentence) });
      return;
    }
    void attempt(left).then(([failed]) => { if (failed) throw failed.error; }).then(
      () => {
        over();
        tell.success(isNamed ? text.undone(what) : text.wasUndone);
      },
      (error: unknown) => {
        over();
        // The server's own words may name what a customer does not see.
        const sentences = isUntold(error) ? [text.maybeUndone] : failureTexts(error).map(reason => (isNamed ? text.failed(reason) : text.notUndone));
        for (const sentence of new Set(sentences)) tell[error instanceof IntentionRefused ? 'warning' : 'error'](sentence, find(key) && action);
      },
    );
  };
  const isAllowed = () => can({ ...actor, mode: readMode() }, permission);
  if (isAllowed()) {
    undoables.set([...undoables.get(), { key, text: what, mode: actor.mode, isPending: false, target, undo, isAllowed }]);
    for (const { key: old } of undoables.get().slice(0, -MAX_UNDOABLES)) keep(one => one.key !== old);
  }
  return say(told, find(key) && action);
};
