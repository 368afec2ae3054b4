/** How long a story may take from its address to the end of its play function, in ms. */
const LIMIT = 45_000;

/** Runs in the preview: how the story ended, or undefined while it goes on. */
const outcome = id => {
  const last = name => globalThis['__STORYBOOK_ADDONS_CHANNEL__']?.last(name)?.[0];
  if (last('storyMissing') !== undefined) return { isGood: false, reason: 'This story does not exist.' };
  const finished = last('storyFinished');
  if (finished?.storyId !== id) return undefined;
  const isGood = finished.status === 'success' && !document.body.classList.contains('sb-show-errordisplay');
  const error = last('playFunctionThrewException') ?? last('unhandledErrorsWhilePlaying')?.[0] ?? last('storyThrewException') ?? last('storyErrored');
  return { isGood, reason: error?.message ?? error?.title ?? document.querySelector('#error-message')?.textContent ?? 'Storybook does not say why.' };
};

/**
 * Opens a story and lets it play to its end. The accessibility check stays out: `npm test` does it.
 * Throws an Error with the story's own reason where it fails.
 */
export const play = async (page, url, id) => {
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(outcome, id, { timeout: LIMIT });
  const { isGood, reason } = await handle.jsonValue();
  if (!isGood) throw new Error(reason);
};
