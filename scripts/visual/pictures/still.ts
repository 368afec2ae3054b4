declare global {
  /** Whether the story was played, and the timers under a second that are to come. */
  var stillness: { isPlayed: boolean; timers: Set<unknown> };
}

/**
 * Runs in the page before its first script: the same day and the same chance each time, and no late surprises.
 * Time goes on, so that a hold of 600 ms is real; but once the story has been played, timers of a second and more
 * no longer fire: a toast that was there stays.
 */
export const standStill = (now: number): void => {
  const clock = () => Math.floor(now + performance.now());
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [clock()], self) as object,
    get: (target, key) => (key === 'now' ? clock : Reflect.get(target, key) as unknown),
  });
  let seed = 17;
  Math.random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  crypto.getRandomValues = array => {
    new Uint8Array((array as unknown as Uint8Array).buffer).forEach((_, index, bytes) => { bytes[index] = Math.random() * 256; });
    return array;
  };
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  globalThis.stillness = { isPlayed: false, timers: new Set() };
  globalThis.setTimeout = ((callback: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    const id = start(() => {
      stillness.timers.delete(id);
      if (delay < 1000 || !stillness.isPlayed) callback(...given);
    }, delay);
    if (delay < 1000) stillness.timers.add(id);
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = id => { stillness.timers.delete(id); stop(id); };
};
