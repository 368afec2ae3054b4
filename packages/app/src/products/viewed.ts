import type { Id } from '@staalkaart/api-client';
import { keepId, readIds } from '../shell/storage.ts';

/** How many are kept, and shown. */
export const MOST_VIEWED = 8;
const keyOf = (person: Id) => `staalkaart.viewed.${person}`;

/** The ids of the products that a person looked at last on this device, the last one first. */
export const readViewed = (person: Id): string[] => readIds(keyOf(person));

/** Puts a product in front. */
export const keepViewed = (person: Id, id: Id): void => keepId(keyOf(person), id, MOST_VIEWED);
