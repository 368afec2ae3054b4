import { useMemo } from 'react';
import type { Actor } from '../access/access.ts';
import { isShown, type Hidables } from '../access/visibility.ts';

/** The items of a list that the person sees; the same array as long as nothing changed, for lists of ten thousand. */
export const useShown = <Kind extends keyof Hidables, Item extends Hidables[Kind]>(kind: Kind, items: readonly Item[], actor: Actor | undefined): Item[] =>
  useMemo(() => (actor ? items.filter(item => isShown(kind, item, actor)) : []), [kind, items, actor]);
