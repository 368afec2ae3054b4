import type { Mode } from '../../constants.ts';
import { observable } from '../../observable.ts';

/** How it went. */
export type ToastKind = 'success' | 'warning' | 'error';

/** What can still be done about what a message tells: a button in its toast, and beside it in the list of messages. */
export interface ToastAction {
  /** The same in several messages that offer the same: it is done once. */
  key: string;
  /** What the button does: 'Ongedaan maken'. */
  label: string;
  onPress: () => void;
  /** It is under way. */
  isPending?: boolean;
  /** It was done: said where the button was. */
  doneText?: string;
}

/** It can be done now. */
export const isOpen = (action: ToastAction | undefined): action is ToastAction => action !== undefined && !action.isPending && action.doneText === undefined;

export interface ToastItem {
  id: number;
  kind: ToastKind;
  /** The whole sentence, in Dutch or in the server's words. */
  text: string;
  action?: ToastAction | undefined;
  /** In which it was told: what is told while editing is not for a customer. */
  mode: Mode;
}

/** A message of this tab, kept after its toast has gone. */
export interface ToastMessage extends ToastItem {
  /** When it came, in ms since 1970. */
  time: number;
  /** Somebody rested on its toast, or opened the list. */
  isRead: boolean;
}

/** Toasts in sight at once; the next ones wait their turn, so that none is lost. */
export const MAX_TOASTS = 4;

/** Messages that are kept. */
const MAX_MESSAGES = 20;

interface Told {
  items: readonly ToastItem[];
  /** All of them. */
  kept: readonly ToastMessage[];
  /** Those that are shown. */
  history: readonly ToastMessage[];
  mode: Mode;
  /** How many ask that none is shown. */
  holders: number;
}

const NONE: readonly ToastItem[] = [];
const { get, set, subscribe } = observable<Told>({ items: NONE, kept: [], history: [], mode: 'presentation', holders: 0 });
let lastId = 0;

/** Whether what was done in a mode may be named in that of now: what was done while editing is not for a customer. */
export const isNamedIn = (done: Mode, now: Mode): boolean => now === 'edit' || done === now;

const change = (next: Partial<Told>) => {
  const told = { ...get(), ...next };
  const isShown = <Item extends ToastItem>(item: Item) => isNamedIn(item.mode, told.mode);
  set({ ...told, items: told.items.filter(isShown), history: told.kept.filter(isShown) });
};
const add = (kind: ToastKind) => (text: string, action?: ToastAction, mode = get().mode) => {
  const id = ++lastId;
  const { items, kept } = get();
  const item = { id, kind, text, action, mode };
  change({ items: [...items, item], kept: [{ ...item, time: Date.now(), isRead: false }, ...kept].slice(0, MAX_MESSAGES) });
};
const read = (isRead: (message: ToastMessage) => boolean) => {
  const { kept, history } = get();
  if (history.some(message => !message.isRead && isRead(message))) change({ kept: kept.map(message => (history.includes(message) && isRead(message) ? { ...message, isRead: true } : message)) });
};

/** Says in the corner of the screen what happened, and what can be done about it; in the mode of what it tells of, where that was begun in another. `ToastRegion` shows it. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
};

/** The queue as `ToastRegion` reads it, the messages as `Messages` and `AvatarMenu` do; and what becomes of them. */
export const toastStore = {
  subscribe,
  get: () => (get().holders > 0 ? NONE : get().items),
  /** Shows none for now: what is shown to a customer over the whole screen is all that they see. They wait for their turn. @returns what ends it */
  hold: () => {
    change({ holders: get().holders + 1 });
    return () => change({ holders: get().holders - 1 });
  },
  /** Whether a sentence is in sight, or waits for that; of a mode that is not shown now whether it was the last that was told. */
  isTold: (sentence: string, mode: Mode) => {
    const { items, kept, mode: now } = get();
    const told = isNamedIn(mode, now) ? items : kept.filter(item => item.mode === mode).slice(0, 1);
    return told.some(({ text }) => text.includes(sentence));
  },
  /** The last twenty messages of this tab, the newest first: those of them that are shown in this mode. */
  getHistory: () => get().history,
  /** Whether an error passed that nobody rested on, and whose list was not opened since. */
  hasUnreadError: () => get().history.some(({ kind, isRead }) => kind === 'error' && !isRead),
  dismiss: (id: number) => change({ items: get().items.filter(item => item.id !== id) }),
  /** Somebody rests on the toasts in sight, or pressed one. */
  markRead: (ids: readonly number[]) => read(({ id }) => ids.includes(id)),
  markAllRead: () => read(() => true),
  /** Changes what the messages with an action offer; with nothing they offer it no longer. */
  setAction: (key: string, to: Partial<ToastAction> | undefined) => {
    const next = <Item extends ToastItem>(item: Item): Item => (item.action?.key === key ? { ...item, action: to && { ...item.action, ...to } } : item);
    change({ items: get().items.map(next), kept: get().kept.map(next) });
  },
  /** Takes all of them away, and forgets them: at logout, for somebody else, between stories. */
  clear: () => change({ items: NONE, kept: [] }),
  /** Takes those in sight away, and what could be done about any: the session that they told of is over. */
  settle: () => change({ items: NONE, kept: get().kept.map(message => ({ ...message, action: undefined })) }),
  /** Another mode: what was told while editing is not shown while a customer looks, and is in the list again after that. */
  setMode: (mode: Mode) => { if (mode !== get().mode) change({ mode }); },
};
