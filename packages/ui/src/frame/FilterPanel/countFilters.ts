import type { FilterValue } from './filters.ts';

/** How many options are chosen, over all groups. */
export const countFilters = (value: FilterValue): number => Object.values(value).reduce((count, ids) => count + ids.length, 0);
