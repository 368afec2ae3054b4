import type { Id } from '@staalkaart/api-client';

/** Values as text by key. Where storage is blocked or full they last for the page alone. */
const storage = (of: () => Storage) => {
  const page = new Map<string, string | null>();
  return {
    /** The value of a key; null without one. */
    read: (key: string): string | null => {
      try {
        return page.get(key) ?? of().getItem(key);
      } catch {
        return null;
      }
    },
    /** Keeps a value, null to forget it. */
    write: (key: string, value: string | null): void => {
      try {
        page.delete(key);
        if (value === null) of().removeItem(key);
        else of().setItem(key, value);
      } catch {
        page.set(key, value);
      }
    },
  };
};

/** What lasts on this device. */
export const device = storage(() => localStorage);

/** What lasts for this tab. */
export const tab = storage(() => sessionStorage);

/** The ids that this device keeps under a key, as text, the last one first. */
export const readIds = (key: string): string[] => {
  try {
    const stored: unknown = JSON.parse(device.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

const others = (key: string, id: Id) => readIds(key).filter(other => other !== String(id));
const write = (key: string, ids: readonly string[]) => device.write(key, JSON.stringify(ids));

/** Puts one in front. @param most how many are kept */
export const keepId = (key: string, id: Id, most = Infinity): void => write(key, [String(id), ...others(key, id)].slice(0, most));

/** Keeps one no longer. */
export const dropId = (key: string, id: Id): void => write(key, others(key, id));
