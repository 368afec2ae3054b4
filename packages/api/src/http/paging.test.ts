import { expect, test } from 'vitest';
import { JsonAnswer } from './json.ts';
import { pageAnswer } from './paging.ts';

const list = (reader: number, count: number): Response => {
  const answer = pageAnswer(Array.from({ length: count }, (_, id) => ({ id })), record => record, reader, { number: 1, size: count }, count, {});
  if (answer instanceof JsonAnswer) throw new Error('At once');
  return answer;
};
const refused = (reader: number, count: number): number => {
  try {
    list(reader, count);
    return 200;
  } catch (thrown) {
    return (thrown as Response).status;
  }
};

test('who reads long lists slowly is refused the next one until one is read, or given up; others are not', async () => {
  const first = list(1, 200_000).body!.getReader();
  const second = list(1, 80_000).body!.getReader();
  expect([refused(1, 100_000), refused(1, 5000), refused(2, 100_000)]).toEqual([503, 200, 200]);
  await first.cancel();
  const third = list(1, 100_000);
  for (let part = await second.read(); !part.done; part = await second.read());
  expect(refused(1, 250_000)).toBe(503);
  await third.body!.cancel();
  expect(await list(1, 6000).json()).toHaveLength(6000);
  await list(1, 1_000_000).body!.cancel();
});

test('a list that cannot be written is held no longer', async () => {
  const broken = pageAnswer(Array.from({ length: 250_000 }), () => { throw new Error('weg'); }, 3, { number: 1, size: 250_000 }, 250_000, {}) as Response;
  await expect(broken.text()).rejects.toThrow('weg');
  expect(refused(3, 290_000)).toBe(200);
});
