/** Reads a preference of this device; null where storage is blocked. */
export const readDevice = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a preference on this device; without storage it lasts for the page alone. */
export const writeDevice = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked.
  }
};
