import { expect, test } from 'vitest';
import { parseBaselines, writeBaselines } from './baselines.mjs';

const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
const environment = { chromium: '156.0.1', platform: 'linux x64', probe: 'c'.repeat(64) };

test('is written sorted, one line for each story, and read back as it was', () => {
  const pictures = new Map([['screens--b', { key: other, width: 1180, height: 820 }], ['controls--a', { key: one, width: 120, height: 72 }]]);
  const text = writeBaselines({ environment, pictures });
  expect(text.split('\n').filter(line => line.includes('--'))).toEqual([`    "controls--a": "120x72 ${one}",`, `    "screens--b": "1180x820 ${other}"`]);
  expect(parseBaselines(text)).toEqual({ environment, pictures });
});

test('names the line that a merge has spoilt', () => {
  expect(() => parseBaselines(JSON.stringify({ environment, pictures: { 'controls--a': '120x72' } }))).toThrow('the line of controls--a');
});
