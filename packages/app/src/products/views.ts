import type { Id } from '@staalkaart/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { observable } from '@staalkaart/ui';
import { device } from '../shell/storage.ts';
import { changeQuery, readAnyQuery, writeProductQuery } from './productQuery.ts';

/** A query of /products under a name: its search, without the page. */
export interface NamedView {
  name: string;
  search: string;
}

/** How many a person may keep. */
export const MOST_VIEWS = 30;
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
export const searchOfView = (search: string): string => String(writeProductQuery(changeQuery(readAnyQuery(new URLSearchParams(search)), {})));

const change = (person: Id, name: string, kept: readonly NamedView[]): void => {
  // Read anew: another tab may have kept or dropped some since this one was drawn.
  const others = parseViews(device.read(keyOf(person))).filter(view => view.name !== name);
  device.write(keyOf(person), JSON.stringify([...others, ...kept]));
  changes.set(changes.get() + 1);
};

/** Keeps what an address of /products asks under a name; the same name again replaces. */
export const keepView = (person: Id, name: string, search: string): void => change(person, name, [{ name, search: searchOfView(search) }]);

/** Forgets the view of that name. */
export const dropView = (person: Id, name: string): void => change(person, name, []);

const subscribe = (notify: () => void) => {
  const stop = changes.subscribe(notify);
  window.addEventListener('storage', notify);
  return () => {
    stop();
    window.removeEventListener('storage', notify);
  };
};

/** The named views of a person on this device, in the order in which they were kept, in whatever tab. */
export const useViews = (person: Id): NamedView[] => {
  const stored = useSyncExternalStore(subscribe, () => device.read(keyOf(person)));
  return useMemo(() => parseViews(stored), [stored]);
};
