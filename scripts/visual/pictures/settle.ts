import { setTimeout as after } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** Watches what a page asks for. @returns waits until nothing is under way, and says whether it had to. */
export const watchTraffic = (page: Page): (() => Promise<boolean>) => {
  const underway = new Set<Request>();
  let moved = 0;
  const end = (request: Request) => { underway.delete(request); moved = performance.now(); };
  page.on('request', request => { underway.add(request); moved = performance.now(); }).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    const hadTraffic = underway.size > 0;
    // What nothing has followed for a second is left unanswered on purpose.
    while (underway.size > 0 && performance.now() - moved < 1000) await after(15);
    underway.clear();
    return hadTraffic;
  };
};

/** Runs in the page: waits for short timers, letters, photos and idle time. @returns whether nothing changed meanwhile. */
const rest = async (): Promise<boolean> => {
  const limit = performance.now() + 2500;
  const frame = () => new Promise(resolve => { requestAnimationFrame(resolve); });
  await document.fonts.ready;
  // What was laid out before its letters came stands where other letters had room: a tooltip, a field that has the focus.
  dispatchEvent(new Event('resize'));
  for (const field of document.querySelectorAll('input, textarea')) if (field.scrollLeft > 0) field.scrollLeft = field.scrollWidth;
  await frame();
  let hasChanged = false;
  const changes = new MutationObserver(() => { hasChanged = true; });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (stillness.timers.size > 0 && performance.now() < limit) await frame();
  await Promise.all([...document.images].filter(({ complete }) => complete).map(photo => photo.decode().catch(() => undefined)));
  await new Promise(resolve => { requestIdleCallback(resolve, { timeout: 500 }); });
  await frame();
  return !hasChanged && stillness.timers.size === 0;
};

/** Waits until nothing in the page is on its way any more. Whether what never rests truly moves, two equal pictures tell. */
export const settle = async (page: Page, traffic: () => Promise<boolean>): Promise<void> => {
  for (let round = 0; round < 10; round += 1) {
    await traffic();
    if (await page.evaluate(rest) && !(await traffic())) return;
  }
};
