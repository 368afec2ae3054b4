import { createPath, type Location } from 'react-router-dom';

/** One entry of a history, and its place among the others. */
export interface Entry {
  location: Location;
  index: number;
  /** It stands above the entry of its page, for what stands over that page. */
  isCover: boolean;
}

/** The entries of a history: the browser's, or those of a story. */
export interface Entries {
  /** The one that the address shows. */
  current: () => Entry;
  /** Puts an entry after the current one, in the place of those that followed it. */
  push: (location: Location, isCover?: boolean) => void;
  /** Puts an entry in the place of the current one. */
  replace: (location: Location, isCover?: boolean) => void;
  /** Steps back (below 0) or forward. */
  go: (delta: number) => void;
  /** Calls back after each step, whoever made it: `go`, or the browser's own buttons. */
  onStep: (listener: () => void) => void;
}

/** A name for a new entry. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** What the browser keeps with an entry, as react-router does: one of before a deploy is still known. */
interface Kept {
  usr: unknown;
  key: string;
  idx: number;
  isCover?: boolean;
}

/** The entries of the browser's own history. */
export const browserEntries = (): Entries => {
  const { history } = window;
  let last = -1;
  const current = (): Entry => {
    const state = history.state as Partial<Kept> | null;
    if (typeof state?.idx !== 'number' || typeof state.key !== 'string') {
      // The first of a visit, or one that the browser made: an address with a # that was followed or typed.
      history.replaceState({ ...state, key: newKey(), idx: last + 1 } satisfies Partial<Kept>, '');
      return current();
    }
    const { pathname, search, hash } = window.location;
    last = state.idx;
    return { location: { pathname, search, hash, state: state.usr ?? null, key: state.key }, index: state.idx, isCover: state.isCover === true };
  };
  const keep = (how: 'pushState' | 'replaceState', { state: usr, key, ...path }: Location, idx: number, isCover: boolean) => {
    history[how]({ usr: usr as unknown, key, idx, isCover } satisfies Kept, '', createPath(path));
  };
  return {
    current,
    push: (location, isCover = false) => {
      const { index } = current();
      try {
        keep('pushState', location, index + 1, isCover);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Some browsers take so many in half a minute and no more.
        if (!isCover) window.location.assign(createPath(location));
      }
    },
    replace: (location, isCover = false) => keep('replaceState', location, current().index, isCover),
    go: delta => history.go(delta),
    onStep: listener => { window.addEventListener('popstate', listener); },
  };
};

/** Entries of a history that no browser has: for stories and tests. */
export const memoryEntries = (path: string): Entries => {
  const url = new URL(path, 'http://localhost');
  const entries: Omit<Entry, 'index'>[] = [{ location: { pathname: url.pathname, search: url.search, hash: url.hash, state: null, key: newKey() }, isCover: false }];
  let index = 0;
  let step = () => {};
  return {
    current: () => ({ ...entries[index]!, index }),
    push: (location, isCover = false) => { entries.splice(++index, Infinity, { location, isCover }); },
    replace: (location, isCover = false) => { entries[index] = { location, isCover }; },
    // Later, as in a browser.
    go: delta => {
      setTimeout(() => {
        if (!entries[index + delta]) return;
        index += delta;
        step();
      });
    },
    onStep: listener => { step = listener; },
  };
};
