import { hashPicture } from '../pictures/pixels.mjs';
import { TABLET } from './browser.mjs';
import { openCamera } from './openCamera.mjs';
import { photograph } from './photograph.mjs';
import { readScreens } from './stories.mjs';

/** Cameras side by side: one for each core of the smallest machine that builds. */
const CAMERAS = 2;

/** After so many pictures a camera is renewed. */
const SHIFT = 100;

const ON_TABLET = { viewport: TABLET, isScreen: false };

const attempt = async (camera, url, story, alter) => {
  try {
    const png = await photograph(camera, url, story, alter);
    return { ...hashPicture(png), png };
  } catch (error) {
    return { reason: error.message.split('\n')[0] };
  }
};

/**
 * Takes what is waiting, one picture after the other. A story that fails gets a second chance with a new camera:
 * a busy machine may have made it late, and what a page remembers grows.
 */
const work = async ({ studio, url, waiting, alter, onPicture }) => {
  let camera = await openCamera(studio);
  const renew = async () => { await camera.close(); camera = await openCamera(studio); };
  for (let count = 1, story = waiting.shift(); story; count += 1, story = waiting.shift()) {
    if (count % SHIFT === 0) await renew();
    let picture = await attempt(camera, url, story, alter);
    if (picture.reason) {
      await renew();
      picture = await attempt(camera, url, story, alter);
    }
    onPicture(story.id, picture);
  }
  await camera.close();
};

const readBook = async (studio, book) => {
  const camera = await openCamera(studio);
  const screens = await readScreens(camera.page, book.url);
  await camera.close();
  return screens;
};

/**
 * Takes pictures of stories.
 * @param studio of `openStudio`.
 * @param book an open Storybook, of `openBook`.
 * @param stories a list of `{ id, isForced }` that it holds.
 * @param options `onPicture(done, total)` after each; `alter(page, id)` for the self-test.
 * @returns a Map of id to `{ key, width, height, png }`, or to `{ reason }` where there is no picture.
 */
export const shoot = async (studio, book, stories, { onPicture, alter } = {}) => {
  const pictures = new Map();
  if (stories.length === 0) return pictures;
  // Asked once for each Storybook: to answer, it loads all its stories.
  book.screens ??= await readBook(studio, book);
  const waiting = stories.map(({ id, isForced }) => ({ ...ON_TABLET, ...book.screens.get(id), id, isForced }));
  const keep = (id, picture) => { pictures.set(id, picture); onPicture?.(pictures.size, stories.length); };
  const cameras = Math.min(CAMERAS, stories.length);
  await Promise.all(Array.from({ length: cameras }, () => work({ studio, url: book.url, waiting, alter, onPicture: keep })));
  return pictures;
};
