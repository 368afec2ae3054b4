import { expect, test } from 'vitest';
import { createReader } from './csv.ts';

/** In ms; to look for each among all takes ten times as long. */
const LONGEST = 5_000;

test('a header of three hundred thousand columns is refused, and the first few are told', async () => {
  const header = ['name', ...Array.from({ length: 300_000 }, (_, place) => `x${place}`)];
  const refused = await new Promise(resolve => { resolve(createReader(header)); }).catch((thrown: unknown) => thrown);
  expect(await (refused as Response).json()).toMatchObject({ detail: expect.stringContaining('Onbekend of dubbel: x0, x1, x2, x3, x4. Verwacht') });
}, LONGEST);
