import type { Id } from '@staalkaart/api-client';
import { device } from '../shell/storage.ts';

/** How many are kept, and shown. */
export const MOST_VIEWED = 8;
const keyOf = (person: Id) => `staalkaart.viewed.${person}`;

/** The ids of the products that a person looked at last on this device, the last one first. */
export const readViewed = (person: Id): string[] => {
  try {
    const ids: unknown = JSON.parse(device.read(keyOf(person)) ?? '[]');
    return Array.isArray(ids) ? ids.map(String).slice(0, MOST_VIEWED) : [];
  } catch {
    return [];
  }
};

/** Puts a product in front. */
export const keepViewed = (person: Id, id: Id): void =>
  device.write(keyOf(person), JSON.stringify([String(id), ...readViewed(person).filter(other => other !== String(id))].slice(0, MOST_VIEWED)));
