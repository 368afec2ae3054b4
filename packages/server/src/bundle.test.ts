import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const { isBundleCurrent } = await import(new URL('../bundle.mjs', import.meta.url).href) as { isBundleCurrent: (folder: URL) => boolean };
const root = mkdtempSync(join(tmpdir(), 'staalkaart-bundle-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the bundle runs while nothing that it was made of was changed since', () => {
  const folder = pathToFileURL(`${join(root, 'dist')}/`);
  expect(isBundleCurrent(folder)).toBe(false);
  mkdirSync(folder);
  const write = (name: string, text: string, second: number) => {
    writeFileSync(join(root, name), text);
    utimesSync(join(root, name), second, second);
  };
  write('source.ts', '', 100);
  write('dist/inputs.json', '["../source.ts","../not-brought-along.ts"]', 200);
  write('dist/main.js', '', 200);
  expect(isBundleCurrent(folder)).toBe(true);
  write('source.ts', 'changed', 300);
  expect(isBundleCurrent(folder)).toBe(false);
});
