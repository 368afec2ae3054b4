import type { ListState } from '@staalkaart/api-client';
import { useMemo } from 'react';
import type { Actor } from '../access/access.ts';
import { isShown, type Hidables } from '../access/visibility.ts';

/** The items of a list that the person sees; the same array as long as nothing changed, for lists of ten thousand. */
export const useShown = <Kind extends keyof Hidables, Item extends Hidables[Kind]>(kind: Kind, items: readonly Item[], actor: Actor | undefined): Item[] =>
  useMemo(() => (actor ? items.filter(item => isShown(kind, item, actor)) : []), [kind, items, actor]);

/** How many items the person is about to see of a list of which the beginning is in, as far as that tells; undefined of a whole one. */
export const expectedOf = ({ items, pagination, isPartial }: Pick<ListState<unknown>, 'items' | 'pagination' | 'isPartial'>, shown: number): number | undefined =>
  (isPartial && pagination && items.length > 0 ? Math.round(pagination.totalCount * shown / items.length) : undefined);
