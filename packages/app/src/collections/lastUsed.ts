import { isSameId, type Id } from '@staalkaart/api-client';
import { device } from '../shell/storage.ts';

/** More are not told apart by when they were used. */
const MOST = 20;

const keyOf = (userId: Id) => `staalkaart.collectionsUsed.${userId}`;

const read = (userId: Id): string[] => {
  try {
    const stored: unknown = JSON.parse(device.read(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Keeps that a person used a collection last, on this device. */
export const rememberUsed = (userId: Id, collectionId: Id): void => {
  const others = read(userId).filter(id => id !== String(collectionId));
  device.write(keyOf(userId), JSON.stringify([String(collectionId), ...others].slice(0, MOST)));
};

/** Puts what was used last first; the others follow in their own order. */
export const usedFirst = <C extends { id: Id }>(collections: readonly C[], used: readonly Id[]): C[] => {
  const first = used.flatMap(id => collections.filter(one => isSameId(one.id, id)));
  return [...first, ...collections.filter(one => !first.includes(one))];
};

/** The collections as their picker offers them to a person: what was used last on this device first. */
export const lastUsedFirst = <C extends { id: Id }>(userId: Id, collections: readonly C[]): C[] => usedFirst(collections, read(userId));
