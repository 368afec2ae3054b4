import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { linesTo } from './log.ts';

test('lines that come together are written together, each whole', async () => {
  const out = new PassThrough();
  const write = linesTo(out);
  write('{"a":1}');
  write('{"b":2}');
  const [first] = await new Promise<unknown[]>(resolve => { out.once('data', (...args: unknown[]) => resolve(args)); });
  expect(String(first)).toBe('{"a":1}\n{"b":2}\n');
});
