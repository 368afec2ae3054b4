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
  const second = list(1, 80_000);
  expect(refused(1, 400_000)).toBe(200);
  await first.read();
  const reading = second.body!.getReader();
  await reading.read();
  expect([refused(1, 100_000), refused(1, 5000), refused(2, 100_000)]).toEqual([503, 200, 200]);
  await first.cancel();
  expect(refused(1, 100_000)).toBe(200);
  for (let part = await reading.read(); !part.done; part = await reading.read());
  expect(refused(1, 1_000_000)).toBe(200);
  expect(await list(1, 6000).json()).toHaveLength(6000);
});
