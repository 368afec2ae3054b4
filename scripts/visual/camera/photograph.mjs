import { frameOf } from './frame.mjs';
import { play } from './play.mjs';
import { repaint } from './repaint.mjs';
import { settle } from './settle.mjs';

/** Pictures in a row, of which two must be equal. */
const TRIES = 6;
/** Chromatic's own mark: what is in this element may differ from picture to picture. */
export const MASKED = '[data-chromatic="ignore"]';
const MASK = '#d9d4c8';

const press = (page, { width, height }) => page.screenshot({
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  clip: { x: 0, y: 0, width: Math.max(width, 1), height: Math.max(height, 1) },
  mask: [page.locator(MASKED)],
  maskColor: MASK,
});

/** Presses until two pictures in a row are equal to the last byte, each painted anew. */
const pressUntilStill = async (page, frame) => {
  let earlier;
  for (let count = 0; count < TRIES; count += 1) {
    await repaint(page);
    const picture = await press(page, frame);
    if (earlier?.equals(picture)) return picture;
    earlier = picture;
  }
  throw new Error('It keeps moving: no two pictures in a row are equal.');
};

/**
 * Takes the picture of one story.
 * @param camera `{ page, traffic }` of `openCamera`.
 * @param story `{ id, viewport, isScreen, isForced }`.
 * @param alter what the self-test changes in the page, once it has been played.
 * @returns the PNG; throws an Error with the reason where the story fails or never stands still.
 */
export const photograph = async ({ page, traffic }, url, { id, viewport, isScreen, isForced }, alter) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  await page.setViewportSize(viewport);
  traffic.restart();
  await play(page, url, id);
  await alter?.(page, id);
  await settle(page, traffic);
  const frame = await frameOf(page, { isScreen });
  // Scrolling would move what sticks: a page that is longer than its screen gets a longer screen.
  if (frame.height > viewport.height) {
    await page.setViewportSize({ width: viewport.width, height: frame.height });
    await settle(page, traffic);
  }
  return pressUntilStill(page, frame);
};
