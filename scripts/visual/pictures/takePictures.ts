import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { filesOf } from '../../../mocks/server/files.ts';
import { openPreview } from './preview.ts';
import { readPictures, type Picture } from './stories.ts';

/** The pictures of one Storybook: in `folder`, each under its key; `failures` says why one is not there. */
export interface Series { folder: string; pictures: Map<string, Picture>; failures: Map<string, string> }

/** A picture that a folder may have. */
export const readPicture = (folder: string, key: string): Buffer | undefined => {
  const file = join(folder, `${key}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
};

/**
 * Takes the pictures of a built Storybook that are not in the folder yet, on two pages side by side. A story that fails
 * has a second chance, on a fresh page; a picture that differs from the one in `before` a second look.
 */
export const takePictures = async (browser: Browser, storybook: string, { folder, before, only }: { folder: string; before?: string; only: readonly string[] }): Promise<Series> => {
  const files = filesOf(storybook, path => (path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'));
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise<void>(resolve => { server.listen(0, 'localhost', resolve); });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  mkdirSync(folder, { recursive: true });
  const pictures = readPictures(storybook, only);
  const waiting = pictures.filter(({ key }) => !readPicture(folder, key));
  const failures = new Map<string, string>();
  const work = async () => {
    let preview = await openPreview(browser, url);
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { key } = picture;
      const earlier = before && readPicture(before, key);
      try {
        let png = await preview.take(picture);
        if (earlier && !earlier.equals(png)) {
          const first = png;
          png = await preview.take(picture);
          if (!png.equals(first) && !png.equals(earlier)) throw new Error('Dit verhaal ziet er telkens anders uit: maak het stil, of geef het de tag geen-beeld.');
        }
        writeFileSync(join(folder, `${key}.png`), png);
        failures.delete(key);
        if (waiting.length % 50 === 0) console.log(`  nog ${waiting.length}`);
      } catch (error) {
        if (!failures.has(key)) waiting.push(picture);
        failures.set(key, (error as Error).message);
        await preview.close().catch(() => undefined);
        preview = await openPreview(browser, url);
      }
    }
    await preview.close();
  };
  await Promise.all([work(), work()]);
  server.close().closeAllConnections();
  return { folder, pictures: new Map(pictures.map(picture => [picture.key, picture])), failures };
};
