import { useSyncExternalStore } from 'react';
import type { Mode } from '../access/access.ts';
import { readTab, writeTab } from '../boot/tabStorage.ts';

const KEY = 'staalkaart.mode';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

const readMode = (): Mode => (readTab(KEY) === 'edit' ? 'edit' : 'presentation');
let mode: Mode = readMode();

/** Sets presentation or edit mode. It lasts for this tab: a reload keeps it, a new sign-in starts in presentation. */
export const setMode = (next: Mode): void => {
  mode = next;
  writeTab(KEY, next === 'edit' ? next : null);
  for (const listener of listeners) listener();
};

export const forgetMode = (): void => setMode('presentation');

/** Reads the mode of the tab again: a story starts like a reloaded page. */
export const resumeMode = (): void => setMode(readMode());

/** The mode that this tab is in (specification §4). */
export const useMode = (): Mode => useSyncExternalStore(subscribe, () => mode);
