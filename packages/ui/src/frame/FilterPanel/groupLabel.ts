import { filterGroups } from '../../nl/filterGroups.ts';

/** One and many, an id and what it is of, whatever the capitals: 'customers', 'Customer', 'customerIds'. */
const stemOf = (key: string) => key.replace(/_?ids?$/i, '').replace(/[\s_-]/g, '').toLowerCase().replace(/(ies|y|s)$/, '');

const LABELS = new Map(Object.entries(filterGroups).map(([key, label]) => [stemOf(key), label]));

/** A group's Dutch title, however the server names it; one that nobody foresaw is its key in words, with a capital. */
export const filterGroupLabel = (key: string): string => {
  const words = key.replace(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ').trim();
  return LABELS.get(stemOf(key)) ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};
