import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, linesTo } from './log.ts';

test('lines that come together are written together, each whole', async () => {
  const out = new PassThrough();
  const write = linesTo(out);
  write('{"a":1}');
  write('{"b":2}');
  const [first] = await new Promise<unknown[]>(resolve => { out.once('data', (...args: unknown[]) => resolve(args)); });
  expect(String(first)).toBe('{"a":1}\n{"b":2}\n');
});

test('an error is told with what was behind it', () => {
  const lines: string[] = [];
  createLog(line => lines.push(line)).error(new Error('De databank kan niet geopend worden.', { cause: Object.assign(new Error('EMFILE: too many open files'), { errno: -24 }) }), 'x');
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'error', id: 'x', error: expect.stringMatching(/^Error: De databank kan niet geopend worden\.[^]*Error: EMFILE: too many open files[^]*errno: -24/) });
});
