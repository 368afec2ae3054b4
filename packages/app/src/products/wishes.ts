import type { Id } from '@staalkaart/api-client';
import { device } from '../shell/storage.ts';

const KEY = 'staalkaart.visibleOnceItHasMedia';

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(device.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Whether somebody on this device wanted a product without media to be visible (specification §4): its form keeps the wish until it has some. */
export const isWishedVisible = (id: Id): boolean => read().includes(String(id));

/** Keeps the wish, or forgets it. */
export const setWishedVisible = (id: Id, isWished: boolean): void => {
  const others = read().filter(other => other !== String(id));
  device.write(KEY, JSON.stringify(isWished ? [...others, String(id)] : others));
};
