import type { Id } from '@staalkaart/api-client';
import { useOpenedFrom, useWayBack, type From } from '../shell/routing/from.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { paths } from '../shell/routing/paths.ts';
import { stepHref, type Walk } from './walk.ts';

/** Leaves the form of a product: to the page that it was opened from, else to the product, and of a new one to the products. */
export const useGiveUp = (id: Id | undefined, walk: Walk | undefined) => {
  const { from, isDirect } = useOpenedFrom();
  const goTo = useWayBack();
  const ownPage = () => (id === undefined ? lastProducts() : walk ? stepHref(walk, id) : paths.product(id));
  return () => goTo(isDirect && from ? from : ownPage(), { state: { from: walk?.href } satisfies From });
};
