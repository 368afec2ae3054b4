import { useSyncExternalStore } from 'react';
import { tokenEpoch } from '../token.ts';
import type { Page } from '../types/common.ts';
import { MAX_AGE } from './waiting.ts';

interface Part {
  page: Page<unknown>;
  /** See `moment`. */
  since: string;
  /** When it is too old to begin with, in ms; one that is being added to never is. */
  until: number;
}

let writes = 0;
/** A part never crosses a sign-in, nor a write. */
export const moment = (): string => `${tokenEpoch()} ${writes}`;

const parts = new Map<string, Part>();
const listeners = new Set<() => void>();

/**
 * Tells what is known of the beginning of a list, whether or not somebody asked for it yet; kept for as long as a prefetch is.
 * @param since the moment at which it was asked
 */
export const tellPart = (key: string, page: Page<unknown>, since: string, until = Date.now() + MAX_AGE): void => {
  if (since !== moment()) return;
  parts.set(key, { page, since, until });
  for (const changed of listeners) changed();
};

/** Forgets all of them: a write made them doubtful. */
export const discardParts = (): void => {
  writes += 1;
  parts.clear();
};

const partOf = (key: string): Part | undefined => {
  const part = parts.get(key);
  return part && part.since === moment() && Date.now() < part.until ? part : undefined;
};

/**
 * Asks for a list of which a screen may show what is in already.
 * @param key the cache key of the list
 * @param ask tells each part; what it told is forgotten when it is done
 */
export const inParts = async <Whole>(key: string, ask: (hear: (part: Page<unknown>) => void) => Promise<Whole>): Promise<Whole> => {
  const since = moment();
  try {
    return await ask(page => tellPart(key, page, since, Infinity));
  } finally {
    // Nobody is told: the cache tells of the whole, or of the failure, in the same breath.
    parts.delete(key);
  }
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** What is in of a list that is still coming in; undefined where nothing is, or for a null key. */
export const usePart = <Item>(key: string | null): Page<Item> | undefined =>
  useSyncExternalStore(subscribe, () => (key === null ? undefined : partOf(key)?.page as Page<Item> | undefined));
