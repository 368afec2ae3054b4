/** Rounds of waiting, before a story is taken for one that never rests. */
const ROUNDS = 10;

/**
 * Runs in the page: waits until short timers have fired, until letters, pictures and films can be drawn, and for idle time.
 * @returns whether nothing at all has changed in the page meanwhile.
 */
const rest = async () => {
  const LIMIT = 2500;
  const limit = performance.now() + LIMIT;
  const frame = () => new Promise(resolve => { requestAnimationFrame(() => resolve()); });
  // Not a timeout: long ones no longer fire here.
  const late = new Promise(resolve => {
    const id = setInterval(() => { if (performance.now() > limit) { clearInterval(id); resolve(); } }, 100);
  });
  const within = promise => Promise.race([promise, late]);

  // A lazy picture that is far away, or not shown, never arrives.
  const isNear = image => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.loading !== 'lazy' || (width > 0 && bottom > 0 && top < innerHeight);
  };
  const isDrawn = image => image.decode().catch(() => undefined);
  const isAtStart = film => {
    film.pause();
    if (film.preload === 'none' || film.error || film.readyState >= 2) return undefined;
    return new Promise(resolve => { film.addEventListener('loadeddata', resolve, { once: true }); film.addEventListener('error', resolve, { once: true }); });
  };

  const changes = new MutationObserver(() => { hasChanged = true; });
  let hasChanged = false;
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (globalThis.stillness.isWaiting() && performance.now() < limit) await frame();
  await within(document.fonts.ready);
  await within(Promise.all([...document.images].filter(isNear).map(isDrawn)));
  await within(Promise.all([...document.querySelectorAll('video')].map(isAtStart)));
  await frame();
  await new Promise(resolve => { requestIdleCallback(resolve, { timeout: 500 }); });
  await frame();
  changes.disconnect();
  return !hasChanged && !globalThis.stillness.isWaiting();
};

/**
 * Waits until nothing in the page is on its way any more: calls, timers under a second, letters, pictures, films, changes.
 * A story that never rests is pictured as it is; whether it truly moves, two equal pictures tell.
 */
export const settle = async (page, traffic) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await traffic.calm();
    const isQuiet = await page.evaluate(rest);
    if (isQuiet && traffic.isCalm()) return;
  }
};
