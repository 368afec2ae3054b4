import { observable, type Mode, type RegisteredForm, type UnsavedForm, type UnsavedPlace } from '@staalkaart/ui';
import { readMode } from '../session/mode.ts';
import type { Modal } from '../modal/modal.ts';
import { createDatabase, type StoredItem, type Database } from './database.ts';
import { openTabs, TAB_ID } from './tab.ts';

/** How often what is being typed is written down, in ms. */
const WRITE_EVERY = 400;

/** Where a form stands. */
export interface Whereabouts {
  /** The page, without its query unless that names what is made. */
  path: string;
  /** Its query, beneath a dialog: a list stands as it was. */
  search?: string | undefined;
  /** The dialog that it stands in; none for a form of the page itself. */
  modal?: Modal | undefined;
  /** Names the record within the page: one draft for each. */
  name: string;
  /** The history entry: going back to it brings back what was given up by leaving it. */
  entry: string;
}

/** What somebody was typing, and where. */
export interface Draft extends StoredItem, Omit<Whereabouts, 'name' | 'entry'> {
  mode: Mode;
  data: object;
}

interface LiveForm {
  form: UnsavedForm;
  where: Whereabouts;
  userId: string;
  /** The mode that it was opened in: by the time it is torn away the session, and the mode with it, may be over. */
  mode: Mode;
  isDirty: boolean;
  /** The row that it is written down in: its own, or that of the work that it took up. */
  row: string;
  /** What was last written down, to write nothing twice. */
  written?: string;
}

/** What was typed in a form that is gone. */
interface Awaited {
  place: string;
  row: string;
  data: object;
  /** It may still be saved; none of work that broke off. */
  form?: UnsavedForm;
}

/** Tells whether a form says something else than when it was last written down; a file counts by what names it. */
const signatureOf = (data: object): string =>
  JSON.stringify(data, (_key, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value));

const keyOf = (userId: string, { path, name }: Whereabouts) => `${userId} ${path} ${name}`;
let lastRow = 0;
/** The same place in two tabs, or of two forms that follow each other, is written down twice: what one saves or gives up is not what the other is typing. */
const rowOf = (place: string, tab: string) => `${place} ${tab} ${++lastRow}`;
const placeOf = ({ key, owner }: Draft) => key.slice(0, key.lastIndexOf(` ${owner}`));

/**
 * The one owner of unsaved input (specification §4, "Unsaved work"): whoever could drop it asks here. What is typed is written
 * down while it is typed, per person, record and tab, and offered again after a crash, a closed tab or a lost session.
 */
export const createUnsaved = (database: Database<Draft> = createDatabase<Draft>('drafts'), tabs: () => Promise<ReadonlySet<string>> = openTabs, tab = TAB_ID) => {
  let person: string | undefined;
  const { get: offers, set: setOffers, subscribe } = observable<readonly Draft[]>([]);
  let asking: Promise<boolean> | undefined;
  let resumed = 0;
  let writing: ReturnType<typeof setInterval> | undefined;
  const live = new Set<LiveForm>();
  /** What answers for a form that is gone while it asks. */
  const answers = new Map<UnsavedForm, () => void>();
  /** What the next form of its place begins with, the last one first; while it is being saved, that is as if it were saved. */
  let awaited: readonly Awaited[] = [];
  const forgetAwaited = (row: string) => { awaited = awaited.filter(one => one.row !== row); };
  /** What was given up by leaving a page, by its entry in the history. */
  const left = new Map<string, object>();

  const dirtyForms = () => [...live].filter(({ isDirty }) => isDirty);
  /** What is being saved needs no question: it goes on without its form, and is kept should it fail. */
  const askable = (what: 'page' | 'dialog' = 'page') => dirtyForms().filter(({ form, where }) => !form.isSaving() && (what === 'page' || where.modal));

  const write = (entry: LiveForm): void => {
    const data = entry.form.read();
    if (!data) return;
    const signature = signatureOf(data);
    if (signature === entry.written) return;
    entry.written = signature;
    const { path, search, modal } = entry.where;
    void database.put({ key: entry.row, userId: entry.userId, owner: tab, savedAt: Date.now(), path, search, mode: entry.mode, modal, data });
  };
  const writeAll = () => dirtyForms().forEach(write);
  const watch = () => {
    const isNeeded = dirtyForms().length > 0;
    if (isNeeded && !writing) writing = setInterval(writeAll, WRITE_EVERY);
    if (!isNeeded && writing) {
      clearInterval(writing);
      writing = undefined;
    }
  };
  const settle = (entry: LiveForm) => {
    entry.isDirty = false;
    entry.written = undefined;
    watch();
    forgetAwaited(entry.row);
    void database.remove([entry.row]);
  };

  /** @param begun what it began with */
  const register = (form: UnsavedForm, where: Whereabouts, begun: Awaited | undefined): RegisteredForm => {
    const userId = person ?? '';
    const place = keyOf(userId, where);
    // The same form, where its place was drawn anew.
    const taken = awaited.find(one => one.form === form && one.place === place) ?? begun;
    if (taken) forgetAwaited(taken.row);
    const entry: LiveForm = { form, where, userId, mode: readMode(), isDirty: false, row: taken?.row ?? rowOf(place, tab) };
    live.add(entry);
    if (!where.modal) left.delete(where.entry);
    return {
      setDirty: isDirty => {
        if (isDirty === entry.isDirty) return;
        if (!isDirty) return settle(entry);
        // Written down a moment later: its first frame is for what was typed.
        entry.isDirty = true;
        return watch();
      },
      settle: () => settle(entry),
      keep: () => {
        // Of a form that is gone it is written down that it may be saved already: by now more may be known.
        if (entry.isDirty && ![...live].some(({ row }) => row === entry.row)) write(entry);
      },
      end: () => {
        live.delete(entry);
        if (entry.isDirty) {
          // Torn away: it comes back with the next form of this place.
          write(entry);
          const data = entry.form.read();
          if (data && userId === person) awaited = [...awaited, { place, row: entry.row, data, form }];
        }
        // Where its place is drawn anew it goes on asking.
        queueMicrotask(() => { if (![...live].some(other => other.form === form)) answers.get(form)?.(); });
        watch();
      },
    };
  };

  /** Asks the uppermost, until none is left or one is to stay. */
  const askAll = async (what: 'page' | 'dialog' | undefined): Promise<boolean> => {
    for (let entry = askable(what).at(-1); entry; entry = askable(what).at(-1)) {
      const { form, where } = entry;
      const typed = form.read();
      // One question after the other.
      const leaves = await new Promise<boolean>(answer => {
        answers.set(form, () => answer(false));
        form.ask({ leave: () => answer(true), stay: () => answer(false) });
      });
      answers.delete(form);
      if (!leaves) return false;
      if (typed && !where.modal) left.set(where.entry, typed);
      // A form that asks settles by itself; one that did not must not be asked for ever.
      if (entry.isDirty) settle(entry);
    }
    return true;
  };

  /** Asks every unsaved form, the uppermost first, whether it may be left: true at once where nothing is unsaved. Who was asked about the dialog alone is still asked about the page. */
  const mayLeave = (what?: 'page' | 'dialog'): Promise<boolean> =>
    (asking ? asking.then(may => may && mayLeave(what)) : asking = askAll(what).finally(() => { asking = undefined; }));

  return {
    /** The place of one form, for `UnsavedPlaceProvider`. */
    place: (where: Whereabouts): UnsavedPlace => {
      let begun: Awaited | undefined;
      return {
        kept: () => {
          const place = keyOf(person ?? '', where);
          begun = awaited.findLast(one => one.place === place && !one.form?.isSaving());
          return begun?.data ?? (where.modal ? undefined : left.get(where.entry));
        },
        register: form => register(form, where, begun),
      };
    },
    /** Whether a form says something that is not saved, or not yet. */
    isDirty: () => dirtyForms().length > 0,
    /** Whether something of that outlives its form: a password does not. */
    isKept: () => dirtyForms().some(({ form }) => form.read() !== undefined),
    /** Whether who leaves the page, or its dialog alone, is asked: what is being saved goes on by itself. */
    mustAsk: (what?: 'page' | 'dialog') => askable(what).length > 0,
    mayLeave,
    /** Whose work it is from now on; the work that was kept for that person is looked up and offered. */
    setPerson: async (userId: string | undefined) => {
      if (userId === person) return;
      person = userId;
      awaited = [];
      left.clear();
      setOffers([]);
      if (userId === undefined) return;
      const [found, open] = await Promise.all([database.of(userId), tabs()]);
      const isBusy = (draft: Draft) => (draft.owner === tab ? [...live].some(({ row }) => row === draft.key) : open.has(draft.owner));
      if (person === userId) setOffers(found.filter(draft => !isBusy(draft)));
    },
    /** What was kept of work that broke off: newest first. */
    offers,
    subscribe,
    /** Makes a draft that is offered this tab's. It is offered no longer where it is another's by now, or nobody's any more: then undefined. */
    claim: async (draft: Draft) => {
      const open = await tabs();
      const mine = draft.owner === tab ? draft : await database.claim(draft.key, open, { key: rowOf(placeOf(draft), tab), owner: tab });
      setOffers(offers().flatMap(other => (other === draft ? mine ?? [] : other)));
      return mine;
    },
    /** The next form that opens where the draft was begins with it; one that stands there already is made anew. */
    resume: (draft: Draft) => {
      const place = placeOf(draft);
      awaited = [...awaited, { place, row: draft.key, data: draft.data }];
      resumed += 1;
      // One at a time: what else was typed at this place is kept, and offered another time.
      setOffers(offers().filter(other => placeOf(other) !== place));
    },
    /** It was taken up, and no form has begun with it yet. */
    isAwaited: ({ key }: Draft) => awaited.some(({ row }) => row === key),
    /** How often work was taken up: the page is made anew with each. */
    resumed: () => resumed,
    /** It is not wanted any more. */
    drop: async (draft: Draft) => {
      setOffers(offers().filter(other => other !== draft));
      await database.remove([draft.key]);
    },
    /** The person signs out on purpose, and was asked: what this tab is typing goes. What broke off earlier is kept, and offered again. */
    forget: () => {
      // Also what is still being saved: it ends with the session, as was said.
      for (const entry of dirtyForms()) settle(entry);
      // A form that is gone was closed while it was being saved; of one whose save failed since was said that it is kept.
      void database.remove(awaited.filter(({ form }) => form?.isSaving()).map(({ row }) => row));
    },
    /** Writes down what is being typed at once: the page may be gone in a moment. */
    flush: writeAll,
    /** Everything as in a new page: for stories. */
    reset: () => {
      clearInterval(writing);
      writing = undefined;
      live.clear();
      awaited = [];
      left.clear();
      person = undefined;
      asking = undefined;
      void database.clear();
      setOffers([]);
    },
  };
};

export type UnsavedStore = ReturnType<typeof createUnsaved>;

/** The store of this page. */
export const unsaved = createUnsaved();
