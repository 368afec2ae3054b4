/** The addresses whose last answer could not be read. */
const unreadable = new Set<string>();

/**
 * Notes that what an address answered could not be read: cut off on its way, or another's page. A browser keeps that as it keeps any
 * answer, and would give it again for as long as the server says that nothing changed.
 */
export const noteUnreadable = (url = ''): void => void unreadable.add(url);

/** Whether the next call of an address is to pass by what the browser keeps; told once. */
export const takeUnreadable = (url = ''): boolean => unreadable.delete(url);
