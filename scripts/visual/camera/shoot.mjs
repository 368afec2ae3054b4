import { hashPicture } from '../pictures/pixels.mjs';
import { TABLET } from './browser.mjs';
import { openCamera } from './openCamera.mjs';
import { photograph } from './photograph.mjs';
import { readScreens } from './stories.mjs';

/** Cameras side by side: one for each core of the smallest machine that builds. */
const CAMERAS = 2;

const ON_TABLET = { viewport: TABLET, isScreen: false };

/** Asked once for each Storybook: to answer, it loads all its stories. */
const screensOf = async (book, { page }) => { book.screens ??= await readScreens(page, book.url); return book.screens; };

/** Takes one picture; a story that fails gets a second chance, since a busy machine may have made it late. */
const shootOne = async (camera, url, story, alter) => {
  for (const isLast of [false, true]) {
    try {
      const png = await photograph(camera, url, story, alter);
      return { ...hashPicture(png), png };
    } catch (error) {
      if (isLast) return { reason: error.message.split('\n')[0] };
    }
  }
};

/**
 * Takes pictures of stories.
 * @param book an open Storybook, of `openBook`.
 * @param stories a list of `{ id }` that it holds.
 * @param options `onPicture(done, total)` after each; `alter(page, id)` for the self-test.
 * @returns a Map of id to `{ key, width, height, png }`, or to `{ reason }` where there is no picture.
 */
export const shoot = async (browser, book, stories, { onPicture, alter } = {}) => {
  const pictures = new Map();
  if (stories.length === 0) return pictures;
  const cameras = await Promise.all(Array.from({ length: Math.min(CAMERAS, stories.length) }, () => openCamera(browser)));
  const screens = await screensOf(book, cameras[0]);
  const waiting = [...stories];
  await Promise.all(cameras.map(async camera => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      if (!browser.isConnected()) throw new Error('Chromium has stopped.');
      pictures.set(story.id, await shootOne(camera, book.url, { ...ON_TABLET, ...screens.get(story.id), id: story.id }, alter));
      onPicture?.(pictures.size, stories.length);
    }
    await camera.close();
  }));
  return pictures;
};
