/** A piece of code that is fetched when it is near, and what became of the fetching. */
export interface Part<Module> {
  /** The code, once it is here. */
  read: () => Module | undefined;
  /** Why it is not here, after the last try; undefined while it is on its way. */
  failure: () => unknown;
  /** Fetches it, once: again only after a failure. Resolves when it is here or has failed; never rejects. */
  start: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

/** How long it waits before each further try by itself, in ms: a line that drops is mostly back by then. */
const WAITS = [300, 1200];

const wait = (ms: number) => new Promise(resolve => { setTimeout(resolve, ms); });

const tried = async <Module>(load: () => Promise<Module>, waits: readonly number[]): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    const [next, ...rest] = waits;
    if (next === undefined) throw error;
    await wait(next);
    return tried(load, rest);
  }
};

/**
 * Makes a part of its import. Unlike React's `lazy` it does not remember a failure for ever: it tries three times,
 * and again when somebody asks or the network is back.
 */
export const createPart = <Module>(load: () => Promise<Module>): Part<Module> => {
  let module: Module | undefined;
  let failure: unknown;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => { for (const listener of listeners) listener(); };
  const run = async () => {
    failure = undefined;
    tell();
    try {
      module = await tried(load, WAITS);
    } catch (error) {
      failure = error;
      running = undefined;
    }
    tell();
  };
  return {
    read: () => module,
    failure: () => failure,
    start: () => (running ??= run()),
    subscribe: listener => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
};
