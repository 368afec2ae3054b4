import { setTimeout as after } from 'node:timers/promises';

/** A request that nothing has followed for this long, in ms, is one that a story leaves unanswered on purpose. */
const PATIENCE = 1000;
const PAUSE = 15;

/**
 * Watches what a page asks for.
 * @returns `{ restart, calm }`: `restart()` forgets an earlier story, `calm()` waits until nothing is under way.
 */
export const watchTraffic = page => {
  const underway = new Set();
  let moved = performance.now();
  const forget = request => { if (underway.delete(request)) moved = performance.now(); };
  page.on('request', request => { underway.add(request); moved = performance.now(); });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return {
    restart: () => { underway.clear(); moved = performance.now(); },
    calm: async () => {
      while (underway.size > 0 && performance.now() - moved < PATIENCE) await after(PAUSE);
      underway.clear();
    },
    isCalm: () => underway.size === 0,
  };
};
