/** A value outside React, for `useSyncExternalStore`. */
export interface Observable<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls back after each change. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
}

export const observable = <Value>(initial: Value): Observable<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
};
