import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './sources.mjs';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'staalkaart-sources-'));
  write('packages/ui/src/Button.tsx', 'a button');
});
afterEach(() => rmSync(root, { recursive: true }));

test('is another hash when a source changes, appears, or gets another name', () => {
  const before = hashSources(root);
  expect(hashSources(root)).toBe(before);
  write('packages/ui/src/Button.tsx', 'another button');
  const changed = hashSources(root);
  write('.storybook/preview.tsx', 'a preview');
  expect(new Set([before, changed, hashSources(root)]).size).toBe(3);
});

test('does not look at what no story is built from', () => {
  const before = hashSources(root);
  write('packages/ui/src/hold.test.ts', 'a test');
  write('packages/ui/node_modules/thing/index.js', 'a library');
  write('e2e/app.spec.ts', 'another test');
  expect(hashSources(root)).toBe(before);
});
