import { hashPicture } from '../pictures/pixels.mjs';
import { openPage } from './browser.mjs';
import { repaint } from './repaint.mjs';

/**
 * How this machine draws: one page with the product's letters, shadows, gradients, corners, icons and a photo, as a hash.
 * Two environments with the same probe draw the same pictures, whatever they are called.
 * @returns `{ chromium, platform, probe }`.
 */
export const readEnvironment = async (studio, { url }) => {
  const page = await openPage(studio);
  await page.goto(`${url}/__probe/`);
  await page.waitForSelector('html[data-is-drawn]', { state: 'attached' });
  await repaint(page);
  const { key } = hashPicture(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  await page.context().close();
  return { chromium: page.context().browser().version(), platform: `${process.platform} ${process.arch}`, probe: key };
};
