/** Lets works wait for each other by name, as the Web Locks do for all tabs of a browser. */
interface Locks {
  request: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Locks of this tab alone. */
export const createLocks = (): Locks => {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      // Whatever became of the work before it.
      const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, turn);
      const end = () => { if (last.get(name) === turn) last.delete(name); };
      turn.then(end, end);
      return turn;
    },
  };
};

/** Of this tab: one for all who wait in it. */
const own = createLocks();

/** Those of the browser, for all its tabs; of this tab alone where it has none, or refuses them, as one that may keep nothing does. */
export const locksOf = (shared: Locks | undefined = globalThis.navigator?.locks): Locks => {
  if (!shared) return own;
  return {
    request: async (name, work) => {
      let isHeld = false;
      try {
        return await shared.request(name, () => {
          isHeld = true;
          return work();
        });
      } catch (error) {
        if (isHeld) throw error;
        return own.request(name, work);
      }
    },
  };
};
