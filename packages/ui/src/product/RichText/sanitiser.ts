import { createPart } from '../../parts/createPart.ts';

/** The sanitiser (DOMPurify, about 9 kB): it is no part of the first page. */
export const sanitiser = createPart(() => import('./sanitiseHtml.ts'), 'trustedHtml');

/** Starts to fetch the sanitiser ahead of a page that shows rich text, so that nothing jumps there. */
export const preloadRichText = () => { void sanitiser.start(); };
