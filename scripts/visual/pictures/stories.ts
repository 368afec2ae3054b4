import { expect, test as base } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { serveUnder } from '../../../e2e/storybook/serveUnder.ts';
import { openPreview } from './preview.ts';
import { readPictures } from './readPictures.ts';

const STORYBOOK = process.env.STORYBOOK_DIR ?? '';

const test = base.extend<object, { preview: Awaited<ReturnType<typeof openPreview>> }>({
  preview: [async ({ browser }, use) => {
    const host = await serveUnder(STORYBOOK, '/');
    const preview = await openPreview(browser, host.address);
    await use(preview);
    await preview.close();
    host.close();
  }, { scope: 'worker' }],
});

const pictures = readPictures(STORYBOOK);

for (const title of new Set(pictures.map(picture => picture.title))) {
  test(title, async ({ preview }, info) => {
    for (const picture of pictures.filter(each => each.title === title)) {
      const file = `${picture.key}.png`;
      const earlier = existsSync(info.snapshotPath(file)) ? readFileSync(info.snapshotPath(file)) : undefined;
      const isBase = info.config.updateSnapshots === 'all';
      // Of the commit to compare with, what was taken before stays.
      if (earlier && isBase) continue;
      await test.step(picture.name, async () => {
        const png = await preview.take(picture).catch((error: unknown) => { expect.soft(error, `mislukt: ${picture.name} (${String(error)})`).toBeUndefined(); });
        if (!png) return;
        if (isBase) return writeFileSync(info.snapshotPath(file), png);
        const told = info.errors.length;
        expect.soft(png, `${earlier ? 'gewijzigd' : 'nieuw'}: ${picture.name}`).toMatchSnapshot(file, { threshold: 0 });
        // What looks like the smoothed edge of a letter, that leaves out.
        if (!earlier || info.errors.length > told || png.equals(earlier)) return;
        await info.attach(`${picture.key}-expected.png`, { body: earlier, contentType: 'image/png' });
        await info.attach(`${picture.key}-actual.png`, { body: png, contentType: 'image/png' });
        expect.soft(png.equals(earlier), `gewijzigd: ${picture.name}`).toBe(true);
      });
    }
  });
}
