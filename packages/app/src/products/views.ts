import type { Id } from '@staalkaart/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { observable } from '../shell/observable.ts';
import { device } from '../shell/storage.ts';
import { readProductQuery, writeProductQuery } from './productQuery.ts';

/** A query of /products under a name: its search, without the page. */
export interface NamedView {
  name: string;
  search: string;
}

const MOST = 30;
const keyOf = (person: Id) => `staalkaart.views.${person}`;
const changes = observable(0);

const isView = (value: unknown): value is NamedView =>
  typeof value === 'object' && value !== null && typeof (value as NamedView).name === 'string' && typeof (value as NamedView).search === 'string';

/** What was kept, as far as it can be read. */
export const parseViews = (stored: string | null): NamedView[] => {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
};

/** The search of a view: what the address of /products asks, from the first page on. */
export const searchOfView = (search: string): string => {
  const address = new URLSearchParams(search);
  address.delete('pageNumber');
  const groups = [...address.keys()].filter(key => key !== 'searchTerm' && key !== 'orderBy');
  return String(writeProductQuery(readProductQuery(address, groups)));
};

const write = (person: Id, views: readonly NamedView[]): void => {
  device.write(keyOf(person), JSON.stringify(views.slice(-MOST)));
  changes.set(changes.get() + 1);
};

/** The named views of a person on this device, in the order in which they were kept; `keep` and `drop` change them. */
export const useViews = (person: Id) => {
  const stored = useSyncExternalStore(changes.subscribe, () => device.read(keyOf(person)));
  return useMemo(() => {
    const views = parseViews(stored);
    const others = (name: string) => views.filter(view => view.name !== name);
    return {
      views,
      keep: (name: string, search: string) => write(person, [...others(name), { name, search: searchOfView(search) }]),
      drop: (name: string) => write(person, others(name)),
    };
  }, [person, stored]);
};
