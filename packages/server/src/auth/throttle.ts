import { isIP } from 'node:net';
import type { Throttle } from '@staalkaart/api';

/** So many tries at once, and one back every so many ms. */
interface Allowance {
  most: number;
  every: number;
}

/** An account from one address: nobody elsewhere can use up the tries of its owner. */
const ACCOUNT: Allowance = { most: 10, every: 60_000 };
/** All accounts from one address. */
const ADDRESS: Allowance = { most: 100, every: 36_000 };
/** How many buckets are kept before those that are full again are let go. */
const KEPT = 10_000;
/** As much of an e-mail address as tells it from others: nobody is to fill the memory with what is none, in characters. */
const LONGEST = 200;

/** Tries that come back with time. */
const createBuckets = ({ most, every }: Allowance, now: () => number) => {
  // How many tries are used up, and when that was so.
  const buckets = new Map<string, { used: number; at: number }>();
  let mostKept = KEPT;
  const usedIn = (key: string): number => {
    const bucket = buckets.get(key);
    return bucket ? Math.max(0, bucket.used - (now() - bucket.at) / every) : 0;
  };
  const add = (key: string, count: number): void => {
    const used = Math.max(0, usedIn(key) + count);
    if (used === 0) buckets.delete(key);
    else buckets.set(key, { used, at: now() });
    if (buckets.size <= mostKept) return;
    for (const one of buckets.keys()) if (usedIn(one) === 0) buckets.delete(one);
    // Not at every try from here on, where few were full again.
    mostKept = Math.max(KEPT, 2 * buckets.size);
  };
  /** How many ms until there is a try. */
  const waitFor = (key: string): number => Math.max(0, (usedIn(key) + 1 - most) * every);
  return { add, waitFor };
};

/** An address as it is counted: without the port that some proxies add; of IPv6 the network of a house, in which everybody has any number of them. */
export const networkOf = (told: string): string => {
  const address = isIP(told) ? told : told.replace(/^\[?(.*?)\]?:\d+$/, '$1');
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const all = tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest];
  return all.slice(0, 4).map(group => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':');
};

/** A throttle in memory, for one process; @param now in ms, from whenever: by no clock that somebody may put back. */
export const createThrottle = (now: () => number = () => performance.now()): Throttle => {
  const accounts = createBuckets(ACCOUNT, now);
  const addresses = createBuckets(ADDRESS, now);
  const keyOf = (email: string, address: string): string => JSON.stringify([email.slice(0, LONGEST), networkOf(address)]);
  const count = (email: string, address: string, tries: number): void => {
    accounts.add(keyOf(email, address), tries);
    addresses.add(networkOf(address), tries);
  };
  return {
    async take(email, address) {
      const wait = Math.max(accounts.waitFor(keyOf(email, address)), addresses.waitFor(networkOf(address)));
      if (wait === 0) count(email, address, 1);
      return Math.ceil(wait / 1000);
    },
    giveBack: async (email, address) => count(email, address, -1),
  };
};
