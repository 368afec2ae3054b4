/**
 * The URL when a picture may be loaded from it: site-relative or http(s). Anything else
 * (`javascript:`, `data:`, an empty path) counts as a missing image.
 */
export const safePath = (path: string | null | undefined): string | undefined => {
  if (!path) return undefined;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(path)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? path : undefined;
};
