import type { PageCode } from '../routing/firstNeeds.ts';

/**
 * Has the browser fetch the code of pages that is not here yet: `index.html` names the files, and nothing of them runs before it is
 * wanted. Without a name it is that of all.
 */
export const fetchPageCode = (page?: PageCode): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-page]')) {
    if (page === undefined || link.dataset.page === page) link.rel = 'modulepreload';
  }
};

const isIn = (link: HTMLLinkElement): Promise<unknown> | undefined => (performance.getEntriesByName(link.href).length > 0
  ? undefined
  : new Promise(done => ['load', 'error'].forEach(event => link.addEventListener(event, done))));

/** Once all code that is on the way has come, or failed to: on a narrow line what can wait would only slow it down. */
export const codeIsIn = (): Promise<unknown> => Promise.all(Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), isIn));
