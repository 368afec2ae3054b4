import { isSameId, useList, useMe, type Id, type ProductItem } from '@staalkaart/api-client';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Actor } from '../access/access.ts';
import { isKnownHidden, isShown } from '../access/visibility.ts';
import { useKnownCategories } from '../catalogue/useKnownCategories.ts';
import { useOpenedFrom } from '../shell/routing/from.ts';
import { around, atPage, walkOf, type Walk } from './walk.ts';

/** One step of a walk: the product, and the list as it goes on from there. */
export interface Step {
  product: ProductItem;
  walk: Walk;
}

/** A product in the list that it was opened from. */
export interface Walking {
  /** The list that the product was opened from; undefined for one that was opened from no list. */
  walk: Walk | undefined;
  /** As that list has it. */
  product: ProductItem | undefined;
  previous: Step | undefined;
  next: Step | undefined;
}

/** Whether the list of a walk may be opened, as far as that is known: a hidden one has no link (specification §4, "Visibility"). */
const useIsOpen = (walk: Walk | undefined, actor: Actor | undefined): boolean => {
  const { me } = useMe();
  const categories = useKnownCategories(walk?.kind === 'category');
  if (!walk || !actor) return true;
  return walk.kind === 'category' ? !isKnownHidden('Categories', walk.id, categories, actor) : !isKnownHidden('Collections', walk.id, me?.collections, actor);
};

const KEPT = { isKept: true, isGradual: true };

/** A list of the walk, as far as the person sees it; the product itself stands in it whatever became of it. */
const useSeen = (walk: Walk | undefined, id: Id | undefined, actor: Actor | undefined) => {
  const { items, itemsLoaded, isPartial, loading, pagination } = useList('Products', walk?.params ?? null, KEPT);
  // Until a page is in, the one before it stands in its place.
  const isIn = itemsLoaded && (isPartial || !loading);
  // A category may hold ten thousand: looked through once, not with every draw of the page.
  const seen = useMemo(
    () => (actor && walk && isIn ? items.filter(product => isSameId(product.id, id) || isShown('Products', product, actor)) : []),
    [items, isIn, actor, walk, id],
  );
  return { seen, isIn, lastPage: walk?.page === undefined ? undefined : pagination?.totalPages ?? walk.page };
};

/** So many pages in a row of which nothing is seen are passed over: an import may have made hundreds of hidden products. */
const MOST_HIDDEN = 8;

/** The nearest page of a search in one direction that has something to see; nothing is asked where it is not needed. */
const useBeside = (walk: Walk | undefined, isNeeded: boolean, step: 1 | -1, id: Id | undefined, actor: Actor | undefined) => {
  const [hidden, setHidden] = useState<{ walk: Walk; pages: number }>();
  const pages = hidden && hidden.walk === walk ? hidden.pages : 0;
  const page = (walk?.page ?? 0) + step * (pages + 1);
  const there = useMemo(() => (walk && isNeeded && page > 0 ? atPage(walk, page) : undefined), [walk, isNeeded, page]);
  const { seen, isIn, lastPage = 0 } = useSeen(there, id, actor);
  const next = page + step;
  if (walk && isIn && seen.length === 0 && pages < MOST_HIDDEN && next > 0 && next <= lastPage) setHidden({ walk, pages: pages + 1 });
  return { walk: there, seen };
};

/**
 * The products before and after one in the list that it was opened from: a category, a collection or a search
 * (specification §2). A search goes on over its pages. What is known of the list is enough: a walk asks nothing anew.
 */
export const useWalk = (id: Id | undefined, actor: Actor | undefined): Walking => {
  const [search] = useSearchParams();
  const { from } = useOpenedFrom();
  const category = search.get('category');
  // In another mode it goes on in the list that it began in, of which the person may see less or more.
  const [presented] = useState(actor?.asksPresented);
  const opened = useMemo(() => (id === undefined ? undefined : walkOf({ from }, category, presented)), [id, from, category, presented]);
  const begun = useIsOpen(opened, actor) ? opened : undefined;

  const own = useSeen(begun, id, actor);
  const here = around(own.seen, id ?? '');
  // A change took one before it out of the search: it stands a page earlier by now.
  const page = begun?.page ?? 0;
  const isMoved = page > 1 && own.isIn && !here.product;
  const before = useBeside(begun, isMoved || (page > 1 && here.product !== undefined && !here.previous), -1, id, actor);
  const after = useBeside(begun, here.product !== undefined && !here.next && page > 0 && page < (own.lastPage ?? 0), 1, id, actor);

  const step = (product: ProductItem | undefined, walk: Walk | undefined) => (product && walk ? { product, walk } : undefined);
  if (isMoved) {
    const there = around(before.seen, id ?? '');
    const next = there.product && (there.next ?? own.seen[0]);
    return { walk: before.walk, product: there.product, previous: step(there.previous, before.walk), next: step(next, there.next ? before.walk : begun) };
  }
  return {
    walk: begun,
    product: here.product,
    previous: step(here.previous, begun) ?? step(before.seen.at(-1), before.walk),
    next: step(here.next, begun) ?? step(after.seen[0], after.walk),
  };
};
