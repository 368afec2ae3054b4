import { TABLET } from './browser.mjs';

/** Runs in the preview: what a story says about its screen. */
const extract = async () => {
  const stories = Object.values(await globalThis['__STORYBOOK_PREVIEW__'].extract());
  return stories.map(({ id, globals, parameters }) => {
    const { value, isRotated = false } = globals.viewport ?? {};
    const { width, height } = parameters.viewport?.options?.[value]?.styles ?? {};
    return [id, { width: parseInt(width, 10), height: parseInt(height, 10), isRotated, layout: parameters.layout }];
  });
};

const turn = ({ width, height }, isRotated) => (isRotated ? { width: height, height: width } : { width, height });

/**
 * Asks a Storybook for the screen of each of its stories.
 * @returns a Map of story id to `{ viewport, isScreen }`; a story that pins no viewport is shown on the tablet.
 */
export const readScreens = async (page, url) => {
  await page.goto(`${url}/iframe.html`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => globalThis['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined);
  const stories = await page.evaluate(extract);
  return new Map(stories.map(([id, { width, height, isRotated, layout }]) => [
    id, { viewport: width && height ? turn({ width, height }, isRotated) : TABLET, isScreen: layout === 'fullscreen' },
  ]));
};
