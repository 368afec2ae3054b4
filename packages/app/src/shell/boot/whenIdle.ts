/** After the first screen, in ms: what may be needed soon must not compete with what is needed now. */
const AFTER_MS = 3000;
/** A page that is never idle does it all the same, after so many ms. */
const LATEST_MS = 3000;

/** Does something once the browser has nothing better to do. Calling what it returns calls it off. */
export const whenFree = (work: () => void, latest = LATEST_MS): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/** The same, once the first screen stands, and each thing by itself: a press may come in between. */
export const whenIdle = (...works: readonly (() => void)[]): (() => void) => {
  let callsOff: (() => void)[] = [];
  const timer = setTimeout(() => { callsOff = works.map(work => whenFree(work)); }, Math.max(0, AFTER_MS - performance.now()) + 500);
  return () => {
    clearTimeout(timer);
    for (const callOff of callsOff) callOff();
  };
};

/** Fetches code ahead. Not without a network: a browser may remember for the life of the page that it did not come. */
export const fetchAhead = (load: () => Promise<unknown>, onFailed: () => void = () => undefined): void => { if (navigator.onLine) load().catch(onFailed); };
