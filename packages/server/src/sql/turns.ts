/** Who may work when: readings side by side, one transaction after the other, and a commit while nobody reads. */
export interface Turns {
  /** Runs a reading, beside others. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a transaction, once those before it are over. */
  write<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs what readings may not see happen, within a transaction: once those under way are over, and before any other. */
  alone(work: () => void): Promise<void>;
}

/**
 * Makes the turns of one store.
 * @param onFirst runs before the first of the readings that overlap
 * @param onLast runs after the last of them
 */
export const createTurns = (onFirst: () => void, onLast: () => void): Turns => {
  /** How many readings are under way; what waits until there are none; and what new ones wait for. */
  const now: { reading: number; drained?: (() => void) | undefined; closed?: Promise<void> | undefined } = { reading: 0 };
  let lastWrite: Promise<unknown> = Promise.resolve();

  const leave = () => {
    now.reading -= 1;
    if (now.reading > 0) return;
    try {
      onLast();
    } finally {
      now.drained?.();
    }
  };
  return {
    async read(work) {
      while (now.closed) await now.closed;
      if (now.reading === 0) onFirst();
      now.reading += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    write(work) {
      const done = lastWrite.then(work, work);
      lastWrite = done.catch(() => undefined);
      return done;
    },
    async alone(work) {
      const gate = Promise.withResolvers<void>();
      now.closed = gate.promise;
      try {
        if (now.reading > 0) await new Promise<void>(resolve => { now.drained = resolve; });
        work();
      } finally {
        now.drained = undefined;
        now.closed = undefined;
        gate.resolve();
      }
    },
  };
};

/** How long work holds the thread before it lets other requests have it, in ms. */
const LONGEST = 8;

/** Makes a function for one piece of work, to be awaited between its steps: lets others go first where it took long. */
export const createPause = (): (() => Promise<void> | undefined) => {
  let since = performance.now();
  return () => {
    if (performance.now() - since < LONGEST) return undefined;
    return new Promise(resolve => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
};
