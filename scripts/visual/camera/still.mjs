/**
 * Runs in the page before its first script: the same day and the same chance each time, and no late surprises.
 * Time goes on, so that a hold of 600 ms and a tooltip's delay are real; but once the story has been played,
 * timers of a second and more no longer fire: a toast that was there stays. `stillness.isWaiting()` tells whether
 * a shorter one is still to come; `stillness.coarse` is the style sheet of photos that are not to be pictured yet.
 * @param options `now` in ms since 1970, `seed` any number.
 */
export const standStill = ({ now, seed }) => {
  const LONG = 1000;
  const PLAYED = new Set(['played', 'completing', 'completed', 'afterEach', 'finished', 'errored', 'aborted']);

  const clock = () => Math.floor(now + performance.now());
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [clock()], self),
    apply: target => Reflect.construct(target, [clock()]).toString(),
    get: (target, key) => (key === 'now' ? clock : Reflect.get(target, key)),
  });

  let state = seed;
  /** Mulberry32: small, and good enough for ids. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = random;
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random() * 256;
    return array;
  };

  const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  const coming = new Set();
  const isPlayed = () => PLAYED.has(globalThis['__STORYBOOK_PREVIEW__']?.currentRender?.phase);
  globalThis.setTimeout = (callback, delay = 0, ...args) => {
    const isLong = delay >= LONG;
    const id = start(() => {
      coming.delete(id);
      if (typeof callback === 'function' && !(isLong && isPlayed())) callback(...args);
    }, delay);
    if (!isLong) coming.add(id);
    return id;
  };
  globalThis.clearTimeout = id => { coming.delete(id); stop(id); };

  // Until the picture is taken photos are drawn coarsely, from their full size: a fine drawing that was made
  // before the full size was at hand differs by a hair from one that was made after, and it would be kept.
  const coarse = new CSSStyleSheet();
  coarse.replaceSync('*, *::before, *::after { image-rendering: pixelated !important; }');
  document.adoptedStyleSheets = [coarse];
  globalThis.stillness = { isWaiting: () => coming.size > 0, coarse };
};
