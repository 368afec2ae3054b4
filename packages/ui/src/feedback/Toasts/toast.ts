/** How it went: `error` stays longer, because a server's sentence takes time to read. */
export type ToastKind = 'success' | 'warning' | 'error';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  /** The whole sentence, in Dutch or in the server's words. */
  text: string;
}

/** Toasts in sight at once; the next ones wait their turn, so that none is lost. */
export const MAX_TOASTS = 4;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastItem[]) => {
  items = next;
  for (const listener of listeners) listener();
};
const add = (kind: ToastKind) => (text: string) => change([...items, { id: ++lastId, kind, text }]);

/** Says in the corner of the screen what happened. `ToastRegion` shows it. */
export const toast = {
  success: add('success'),
  warning: add('warning'),
  error: add('error'),
  /** Takes all of them away: at logout, between stories. */
  clear: () => change([]),
};

/** The queue as `ToastRegion` reads it. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => { listeners.delete(listener); };
  },
  get: () => items,
  dismiss: (id: number) => change(items.filter(item => item.id !== id)),
};
