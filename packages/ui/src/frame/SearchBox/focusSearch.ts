/** On the field of a search box, and on the icon that it may be folded into. */
export const SEARCH_MARK = { 'data-search-field': '' };

/** Puts the focus in the search box of the page, else in that of the header. @returns whether there is one */
export const focusSearch = (): boolean => {
  const all = document.querySelectorAll<HTMLElement>('[data-search-field]');
  // The page comes after the header.
  const box = all[all.length - 1];
  if (box instanceof HTMLInputElement) box.select();
  else box?.click();
  box?.focus();
  return box !== undefined;
};
