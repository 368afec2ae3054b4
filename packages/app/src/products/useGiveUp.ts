import type { Id } from '@staalkaart/api-client';
import { useOpenedFrom, useWayBack, type From } from '../shell/routing/from.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { paths } from '../shell/routing/paths.ts';
import { stepHref, type Walk } from './walk.ts';

/** Leaves the form of a product, or of a copy of it: to the page before; where nobody knows that one, to the product, and of a new one to the products. */
export const useGiveUp = (id: Id | undefined, walk: Walk | undefined) => {
  const { before } = useOpenedFrom();
  const goTo = useWayBack();
  const ownPage = () => (id === undefined ? lastProducts() : walk ? stepHref(walk, id) : paths.product(id));
  // Back leads to no form that was given up.
  return () => goTo(before ?? ownPage(), { replace: true, state: { from: walk?.href } satisfies From });
};
