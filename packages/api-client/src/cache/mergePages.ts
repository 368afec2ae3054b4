import { createBreak } from '../batches.ts';
import type { Page } from '../types/common.ts';

/**
 * The answer to a question that was answered before, with the same objects where they say the same: what shows them
 * need not be drawn again. The page before itself where nothing changed. In slices, as a page may hold ten thousand.
 */
export const mergePages = async <Item>(known: Page<Item> | undefined, answer: Page<Item>): Promise<Page<Item>> => {
  if (!known) return answer;
  const pause = createBreak();
  const items = answer.items.slice();
  for (const [at, before] of known.items.entries()) {
    if (JSON.stringify(before) === JSON.stringify(items[at])) items[at] = before;
    if (at % 100 === 0) await pause();
  }
  const isSame = items.length === known.items.length && items.every((item, at) => item === known.items[at])
    && JSON.stringify(known.pagination) === JSON.stringify(answer.pagination);
  return isSame ? known : { ...answer, items };
};
