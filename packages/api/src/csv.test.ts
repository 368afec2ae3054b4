import { expect, test } from 'vitest';
import { createReader } from './csv.ts';

test('a header of sixty thousand columns is refused at once, and the first few are told', async () => {
  const header = ['name', ...Array.from({ length: 60_000 }, (_, place) => `x${place}`)];
  const begin = performance.now();
  const refused = await new Promise(resolve => { resolve(createReader(header)); }).catch((thrown: unknown) => thrown);
  expect(await (refused as Response).json()).toMatchObject({ detail: expect.stringContaining('Onbekend of dubbel: x0, x1, x2, x3, x4. Verwacht') });
  // In ms; to look for each among all takes seconds.
  expect(performance.now() - begin).toBeLessThan(1000);
});
