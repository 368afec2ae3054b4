/**
 * The addresses of which the last answer could not be read: it was cut off on its way, or another's page. A browser keeps that as it keeps
 * any answer, and would give it again for as long as the server says that nothing changed.
 */
export const unreadable = new Set<string | undefined>();
