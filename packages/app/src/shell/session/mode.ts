import { useEffect, useState } from 'react';
import { observable, toastStore, type Mode } from '@staalkaart/ui';
import { tab } from '../storage.ts';
import { MODE_KEY } from './presented.ts';

const OTHERS = 'staalkaart.collectionsOfOthers';

/** What lasts for this tab: the mode, and whether a SuperAdmin sees the collections of others. */
interface TabState {
  mode: Mode;
  seesOthers: boolean;
}

const stored = (): TabState => {
  const mode = tab.read(MODE_KEY) === 'edit' ? 'edit' : 'presentation';
  return { mode, seesOthers: mode === 'edit' && tab.read(OTHERS) === 'yes' };
};
const state = observable(stored());

const tellMode = () => toastStore.setMode(state.get().mode);
tellMode();
state.subscribe(tellMode);

const set = (next: TabState) => {
  tab.write(MODE_KEY, next.mode === 'edit' ? next.mode : null);
  tab.write(OTHERS, next.seesOthers ? 'yes' : null);
  state.set(next);
};

/** Sets presentation or edit mode. It lasts for this tab: a reload keeps it, a new sign-in starts in presentation. Leaving edit mode unticks the collections of others. */
export const setMode = (mode: Mode): void => set({ mode, seesOthers: mode === 'edit' && state.get().seesOthers });

/** Shows the collections of others to a SuperAdmin, until edit mode is left (specification §3 `showAll`). */
export const setSeesOthers = (seesOthers: boolean): void => set({ ...state.get(), seesOthers });

/** Calls back after each change of the mode. @returns what ends it */
export const subscribeMode = state.subscribe;

/** The mode right now. */
export const readMode = (): Mode => state.get().mode;

/** Reads the mode of the tab again: a story starts like a reloaded page. */
export const resumeMode = (): void => set(stored());

/** What this tab is set to (specification §4). As state, and no external store: who sets it within a transition has all that follows from it drawn in one. */
export const useTabState = (): TabState => {
  const [shown, setShown] = useState(state.get);
  useEffect(() => {
    const follow = () => setShown(state.get());
    follow();
    return state.subscribe(follow);
  }, []);
  return shown;
};
