import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { serveUnder } from '../../../e2e/storybook/serveUnder.ts';
import { openPreview } from './preview.ts';
import { readPictures, type Picture } from './stories.ts';

/** The pictures of one Storybook: in `folder`, each under its key; `failures` says why one is not there. */
export interface Series { folder: string; pictures: Map<string, Picture>; failures: Map<string, string> }

/** A picture that a folder may have. */
export const readPicture = (folder: string, key: string): Buffer | undefined => (existsSync(join(folder, `${key}.png`)) ? readFileSync(join(folder, `${key}.png`)) : undefined);

/**
 * Takes the pictures of a built Storybook that are not in the folder yet, on two pages side by side. A story that fails
 * has a second chance, on a fresh page; a picture that differs from the one in `before` a second look.
 */
export const takePictures = async (browser: Browser, storybook: string, { folder, before, only }: { folder: string; before?: string; only: readonly string[] }): Promise<Series> => {
  const host = await serveUnder(storybook, '/');
  const pictures = readPictures(storybook, only);
  const waiting = pictures.filter(({ key }) => !readPicture(folder, key));
  console.log(`${waiting.length} van ${pictures.length} beelden`);
  mkdirSync(folder, { recursive: true });
  const failures = new Map<string, string>();
  const work = async () => {
    let preview = await openPreview(browser, host.address);
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { key } = picture;
      try {
        const [earlier, first] = [before && readPicture(before, key), await preview.take(picture)];
        const png = earlier && !earlier.equals(first) ? await preview.take(picture) : first;
        if (!png.equals(first) && !(earlier as Buffer).equals(png)) throw new Error('Dit verhaal ziet er telkens anders uit: maak het stil, of geef het de tag geen-beeld.');
        writeFileSync(join(folder, `${key}.png`), png);
        failures.delete(key);
        if (waiting.length % 50 === 0) console.log(`  nog ${waiting.length}`);
      } catch (error) {
        if (!failures.has(key)) waiting.push(picture);
        failures.set(key, (error as Error).message);
        await preview.close().catch(() => undefined);
        preview = await openPreview(browser, host.address);
      }
    }
    await preview.close();
  };
  await Promise.all([work(), work()]);
  host.close();
  return { folder, pictures: new Map(pictures.map(picture => [picture.key, picture])), failures };
};
