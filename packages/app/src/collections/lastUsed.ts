import { isSameId, type Id } from '@staalkaart/api-client';
import { useState } from 'react';
import { keepId, readIds } from '../shell/storage.ts';

/** More are not told apart by when they were used. */
const MOST = 20;

const keyOf = (userId: Id) => `staalkaart.collectionsUsed.${userId}`;

/** Keeps that a person used a collection last, on this device. */
export const rememberUsed = (userId: Id, collectionId: Id): void => keepId(keyOf(userId), collectionId, MOST);

/** Puts what was used last first; the others follow in their own order. */
export const usedFirst = <C extends { id: Id }>(collections: readonly C[], used: readonly Id[]): C[] => {
  const first = used.flatMap(id => collections.filter(one => isSameId(one.id, id)));
  return [...first, ...collections.filter(one => !first.includes(one))];
};

/** The collections as their picker offers them to a person: what was used last on this device first. What is pressed does not move meanwhile: what is gone stays until it closes, what is new comes last. */
export const useUsedFirst = <C extends { id: Id }>(userId: Id, collections: readonly C[]): C[] => {
  const [opened] = useState(() => usedFirst(collections, readIds(keyOf(userId))));
  const now = new Map(opened.map(one => [String(one.id), one]));
  for (const one of collections) now.set(String(one.id), one);
  return [...now.values()];
};
