import { chromium, type Browser, type Page } from 'playwright';
import { writeFileSync } from 'node:fs';
import { tokenFor } from '../../mocks/auth/accounts.ts';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import type { Shot } from './shots.ts';

/** The tablet that salespeople hold, lying: the size of every picture, in px. */
const SIZE = { width: 1180, height: 820 };
/** What a README can afford for a picture. */
const LARGEST_KB = 150;

/** A Chromium whose pictures are the same on every run. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions);

/**
 * A fresh page: Flemish and still; signed in where a role is given.
 * `zoom` shows a larger window in the same picture: 0.75 a third more of each side.
 */
export const openPage = async (browser: Browser, { role, mode, zoom = 1 }: Pick<Shot, 'role' | 'mode'> & { zoom?: number } = {}): Promise<Page> => {
  const viewport = { width: Math.round(SIZE.width / zoom), height: Math.round(SIZE.height / zoom) };
  const context = await browser.newContext({ viewport, deviceScaleFactor: zoom, locale: 'nl-BE', timezoneId: 'Europe/Brussels', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(([token, inMode]) => {
    if (token) localStorage.setItem('staalkaart.token', token);
    if (inMode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
  }, [role ? tokenFor(role) : '', mode ?? '']);
  return page;
};

/** What the page looks like once nothing moves any more: two pictures in a row are the same. */
const stillOf = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready.then(fonts => fonts.size));
  await page.waitForFunction(() => [...document.images].every(image => image.complete || image.getBoundingClientRect().top > innerHeight));
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const picture = await page.screenshot({ type: 'jpeg', quality: 84, animations: 'disabled', caret: 'hide' });
    if (last?.equals(picture)) return picture;
    last = picture;
    await page.waitForTimeout(250);
  }
  throw new Error(`${page.url()} keeps moving.`);
};

/** Takes a picture of the page and closes it. @throws where it is too large for a README. */
export const take = async (page: Page, file: string): Promise<string> => {
  const picture = await stillOf(page);
  await page.context().close();
  const size = Math.round(picture.byteLength / 1000);
  if (size > LARGEST_KB) throw new Error(`${file} is ${size} kB; a picture of the README has at most ${LARGEST_KB} kB.`);
  writeFileSync(file, picture);
  return `${file} (${size} kB)`;
};
