/**
 * Has the browser fetch the code of pages that is not here yet: `index.html` names the files, and nothing of them runs before it is
 * wanted. Without a name it is that of all.
 * @param page a name of `firstNeeds`
 */
export const fetchPageCode = (page?: string): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-page]')) {
    if (page === undefined || link.dataset.page === page) link.rel = 'modulepreload';
  }
};
