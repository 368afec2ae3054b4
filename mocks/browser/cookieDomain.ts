/**
 * Stands for `tldts` where msw keeps cookies: which part of a host a cookie may be of. Nothing here sends or sets one, and the list
 * of all such hosts that it brings is a third of a megabyte.
 */
export const getDomain = (host: string): string => host;
