import type { ListState, Named } from '@staalkaart/api-client';
import type { Lookup } from '@staalkaart/ui';

const isNamed = ({ name }: Named) => Boolean(name);

/** A list as the options of a form, without what has no name to choose it by: it fails silently, with a retry where the options would be (specification §8). */
export const lookupOf = <Item extends Named>({ items, itemsLoaded, error, retry }: Pick<ListState<Item>, 'items' | 'itemsLoaded' | 'error' | 'retry'>, known?: readonly Named[]): Lookup => ({
  options: items.every(isNamed) ? items : items.filter(isNamed),
  known,
  status: itemsLoaded ? 'ready' : error ? 'failed' : 'loading',
  onRetry: retry,
});
