import { preloadClient } from '@staalkaart/api-client';
import { SPLASH_MS } from '../../constants.ts';
import { beginLongSlices, endLongSlices } from './longSlices.ts';
import { fetchPageCode } from './pageCode.ts';
import { whenFree } from './whenIdle.ts';

/** A first screen that takes longer shows its skeleton instead, in ms. */
const PATIENCE_MS = 6000;

let isLifted = false;
const waiting: (() => void)[] = [];

const runWhenFree = (work: () => void) => { whenFree(work, 1000); };

/** Once the pictures of the first row have come, or failed to: on a narrow line what comes next would take it from them. */
const firstRowIsIn = () =>
  Promise.allSettled(Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'), image => image.decode()));

const fetchNext = async () => {
  await Promise.race([firstRowIsIn(), new Promise(done => { setTimeout(done, PATIENCE_MS); })]);
  // Those pictures are drawn first.
  runWhenFree(() => {
    preloadClient();
    fetchPageCode();
    waiting.forEach(runWhenFree);
  });
};

const lift = () => {
  if (isLifted) return;
  isLifted = true;
  endLongSlices('splash');
  // The first screen was asked and shown without them.
  setTimeout(() => void fetchNext());
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.dataset.leaving = '';
  splash.addEventListener('transitionend', () => splash.remove(), { once: true });
  // No transition ends where motion is off or the tab is in the background.
  setTimeout(() => splash.remove(), 400);
};

/**
 * Lifts the splash once the first screen is complete, not before {@link SPLASH_MS} since the page started.
 * Loading goes on beneath it: nothing waits for it.
 */
export const firstScreenIsReady = (): void => {
  if (!isLifted) setTimeout(lift, Math.max(0, SPLASH_MS - performance.now()));
};

/** Does something as soon as the page has nothing else to do once the splash is lifted: what may be wanted at the first press. */
export const afterSplash = (work: () => void): void => {
  if (isLifted) runWhenFree(work);
  else waiting.push(work);
};

/** Begins the time that is the splash's: lifts it anyway when the first screen takes too long. */
export const limitSplash = (): void => {
  beginLongSlices('splash');
  setTimeout(lift, PATIENCE_MS);
};
