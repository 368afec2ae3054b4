/** Values as text by key. Where storage is blocked nothing is kept: they last for the page alone. */
const storage = (of: () => Storage) => ({
  /** The value of a key; null without one. */
  read: (key: string): string | null => {
    try {
      return of().getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps a value, null to forget it. */
  write: (key: string, value: string | null): void => {
    try {
      if (value === null) of().removeItem(key);
      else of().setItem(key, value);
    } catch {
      // Storage is blocked.
    }
  },
});

/** What lasts on this device. */
export const device = storage(() => localStorage);

/** What lasts for this tab. */
export const tab = storage(() => sessionStorage);
