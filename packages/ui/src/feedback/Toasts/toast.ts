/** How it went. */
export type ToastKind = 'success' | 'warning' | 'error';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  /** The whole sentence, in Dutch or in the server's words. */
  text: string;
}

/** A message of this tab, kept after its toast has gone. */
export interface ToastMessage extends Pick<ToastItem, 'id' | 'kind' | 'text'> {
  /** When it came, in ms since 1970. */
  time: number;
  /** Somebody rested on its toast, or opened the list. */
  isRead: boolean;
}

/** Toasts in sight at once; the next ones wait their turn, so that none is lost. */
export const MAX_TOASTS = 4;

/** Messages that are kept. */
const MAX_MESSAGES = 20;

let items: readonly ToastItem[] = [];
let history: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: { items?: readonly ToastItem[]; history?: readonly ToastMessage[] }) => {
  items = next.items ?? items;
  history = next.history ?? history;
  for (const listener of listeners) listener();
};
const add = (kind: ToastKind) => (text: string) => {
  const id = ++lastId;
  change({
    items: [...items, { id, kind, text }],
    history: [{ id, kind, text, time: Date.now(), isRead: false }, ...history].slice(0, MAX_MESSAGES),
  });
};
const read = (isRead: (message: ToastMessage) => boolean) => {
  if (history.some(message => !message.isRead && isRead(message))) change({ history: history.map(message => (isRead(message) ? { ...message, isRead: true } : message)) });
};

/** Says in the corner of the screen what happened. `ToastRegion` shows it. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  /** Takes all of them away, and forgets them: at logout, between stories. */
  clear: () => change({ items: [], history: [] }),
  /** The last twenty messages of this tab, the newest first. */
  get history() { return history; },
};

/** The queue as `ToastRegion` reads it, the messages as `Messages` and `AvatarMenu` do. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => { listeners.delete(listener); };
  },
  get: () => items,
  getHistory: () => history,
  /** Whether an error passed that nobody rested on, and whose list was not opened since. */
  hasUnreadError: () => history.some(({ kind, isRead }) => kind === 'error' && !isRead),
  dismiss: (id: number) => change({ items: items.filter(item => item.id !== id) }),
  /** Somebody rests on the toasts in sight, or pressed one. */
  markRead: (ids: readonly number[]) => read(({ id }) => ids.includes(id)),
  markAllRead: () => read(() => true),
};
