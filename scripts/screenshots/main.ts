import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveUnder } from '../../e2e/storybook/serveUnder.ts';
import { createMockServer } from '../../mocks/server/createMockServer.ts';
import { openBrowser, openPage, take } from './camera.ts';
import { shots } from './shots.ts';
import { openStorybook } from './storybook.ts';

/** From the project's root, where the launcher starts this. */
const FOLDER = 'docs/screenshots';
const STORYBOOK = process.env.STORYBOOK_DIR ?? 'dist/storybook';

/** The moment of every picture of the application. */
const NOW = '2026-11-17T09:00:00Z';

mkdirSync(FOLDER, { recursive: true });
const app = await createMockServer({ dist: 'dist/app' });
const storybook = await serveUnder(STORYBOOK, '/');
const browser = await openBrowser();
try {
  for (const { name, path, role, mode, arrange } of shots) {
    const page = await openPage(browser, { role, mode });
    await page.clock.setFixedTime(NOW);
    await page.goto(app.url + path);
    await page.locator('#splash').waitFor({ state: 'detached' });
    await arrange(page);
    await page.waitForLoadState('networkidle');
    console.log(await take(page, join(FOLDER, `${name}.jpg`)));
  }
  const page = await openPage(browser, { zoom: 0.72 });
  await openStorybook(page, storybook.address, STORYBOOK);
  console.log(await take(page, join(FOLDER, 'storybook.jpg')));
} finally {
  await browser.close();
  storybook.close();
  await app.close();
}
