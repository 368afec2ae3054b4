/** After the first screen, in ms: what may be needed soon must not compete with what is needed now. */
const AFTER_MS = 3000;
/** A page that is never idle does it all the same, after so many ms. */
const LATEST_MS = 3000;

/** Does something once the first screen stands and the browser has nothing better to do. Calling what it returns calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(work, { timeout: LATEST_MS });
    else work();
  }, Math.max(0, AFTER_MS - performance.now()) + 500);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
};
