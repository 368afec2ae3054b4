type Sanitise = (html: string) => string;

let sanitise: Sanitise | undefined;
let loading: Promise<Sanitise> | undefined;

/** The sanitiser, if it is here already. */
export const loadedSanitiser = () => sanitise;

/** Fetches the sanitiser once (DOMPurify, about 9 kB): it is no part of the first page. */
export const loadSanitiser = () => (loading ??= import('./sanitiseHtml.ts').then(
  module => (sanitise = module.sanitiseHtml),
  error => { loading = undefined; throw error; },
));

/** Starts the fetch ahead of a page that shows rich text, so that nothing jumps there. */
export const preloadRichText = () => { void loadSanitiser().catch(() => undefined); };
