/** How long an answer may wait for whoever asks for it, in ms. */
export const MAX_AGE = 10_000;

interface Entry<Result> {
  promise: Promise<Result>;
  /** What it brought, once it is in. */
  result?: Result;
  /** When the answer came, in ms; a pending one cannot be stale. */
  settledAt: number;
  /** Whose it is: an answer never crosses a sign-in. */
  session: unknown;
}

/** Answers that were asked for before anybody needs them: each is handed over once, to the session that asked, and not when it has waited too long. */
export const createWaiting = <Result>() => {
  const entries = new Map<string, Entry<Result>>();
  const usable = (key: string, session: unknown): Entry<Result> | undefined => {
    const entry = entries.get(key);
    return entry && entry.session === session && Date.now() - entry.settledAt < MAX_AGE ? entry : undefined;
  };
  return {
    has: (key: string, session: unknown): boolean => usable(key, session) !== undefined,
    put: (key: string, promise: Promise<Result>, session: unknown): void => {
      const entry: Entry<Result> = { promise, session, settledAt: Infinity };
      const settle = () => { entry.settledAt = Date.now(); };
      promise.then(result => {
        entry.result = result;
        settle();
      }, settle);
      for (const other of entries.keys()) if (!usable(other, session)) entries.delete(other);
      entries.set(key, entry);
    },
    take: (key: string, session: unknown): Promise<Result> | undefined => {
      const entry = usable(key, session);
      entries.delete(key);
      return entry?.promise;
    },
    /** Keeps it no longer, where it is still that one. */
    drop: (key: string, promise: Promise<Result>): void => { if (entries.get(key)?.promise === promise) entries.delete(key); },
    /** What is in already for a session. It still waits to be taken. */
    settled: (session: unknown): [key: string, result: Result][] =>
      [...entries].flatMap(([key, { result }]) => (usable(key, session) && result !== undefined ? [[key, result]] : [])),
    clear: (): void => entries.clear(),
  };
};
