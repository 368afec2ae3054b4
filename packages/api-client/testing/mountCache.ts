import './browserGlobals.ts';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SWRConfig, useSWRConfig } from 'swr';
import type { Store } from '../src/cache/batch.ts';
import { useQuery } from '../src/hooks/useQuery.ts';
import { emptyElement } from './emptyElement.ts';

/** A cache of hooks that show the given data, and that write down what they ask again; undefined data is never answered. */
export const mountCache = (initial: [key: string, data: unknown][]) => {
  const provider = new Map(initial.map(([key, data]) => [key, { data }]));
  const asked: string[] = [];
  const stores: Store[] = [];
  const Entry = ({ name }: { name: string }) => {
    useQuery<unknown>(name, async () => {
      asked.push(name);
      return provider.get(name)?.data ?? new Promise(() => {});
    }, { revalidateIfStale: false, dedupingInterval: 0 });
    return null;
  };
  const Reader = ({ children }: { children: ReactNode }) => {
    stores.push(useSWRConfig());
    return children;
  };
  const root = createRoot(emptyElement());
  const config = { provider: () => provider };
  const render = (names: string[]) => flushSync(() => root.render(
    createElement(SWRConfig, { value: config }, createElement(Reader, null, names.map(name => createElement(Entry, { key: name, name })))),
  ));
  let shown = [...provider.keys()];
  render(shown);
  asked.length = 0;
  return {
    store: stores[0]!,
    asked,
    /** Takes the hook of an entry from the screen; the entry stays. */
    leave: (key: string) => {
      shown = shown.filter(name => name !== key);
      render(shown);
    },
    dataOf: (key: string): unknown => provider.get(key)?.data,
    unmount: () => root.unmount(),
  };
};
