/** Reads a value of this tab; null where storage is blocked. */
export const readTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a value for this tab, null to forget it. Without storage it is forgotten at once. */
export const writeTab = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the value lasts for the page alone.
  }
};
