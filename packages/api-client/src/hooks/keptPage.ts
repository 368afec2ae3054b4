import type { Page } from '../types/common.ts';

/** The page of a list that is on screen, and the question that it answered. */
export interface KeptPage<Item> {
  /** The cache key, as text. */
  key: string;
  /** The key without its page number. */
  filter: string;
  page: Page<Item>;
}

/** What the cache has for the present question. */
export type PresentPage<Item> = Omit<KeptPage<Item>, 'page'> & { page: Page<Item> | undefined };

/**
 * What a list shows next (specification §4). The answer to the present question if it is in; until then
 * the page before it, if only the page number differs. Not so after a change of filters,
 * nor when the very page on screen was cleared from the cache: both mean "not loaded".
 */
export const keepPage = <Item>(
  kept: KeptPage<Item> | undefined,
  { key, filter, page }: PresentPage<Item>,
): KeptPage<Item> | undefined => {
  if (page) return kept?.page === page && kept.key === key ? kept : { key, filter, page };
  return kept && kept.filter === filter && kept.key !== key ? kept : undefined;
};
