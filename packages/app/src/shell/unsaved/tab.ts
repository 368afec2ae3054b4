const LOCK = 'staalkaart.tab.';

/** This tab, for as long as its page lives: a reloaded or discarded tab is another one. */
export const TAB_ID = Array.from(crypto.getRandomValues(new Uint8Array(8)), value => value.toString(16).padStart(2, '0')).join('');

/** Lets other tabs see that this one lives: the browser frees the lock when the page closes or crashes. */
export const lockTab = (): void => {
  void navigator.locks?.request(LOCK + TAB_ID, () => new Promise(() => {})).catch(() => undefined);
};

/** The tabs of this browser that are open now; this one alone where the browser cannot tell, or may not: one that keeps nothing refuses it. */
export const openTabs = async (): Promise<ReadonlySet<string>> => {
  const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? [];
  return new Set([TAB_ID, ...held.map(({ name = '' }) => name.slice(LOCK.length))]);
};
