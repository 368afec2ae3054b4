import { type CodeVersion, readHtml } from '@staalkaart/ui';

/** The scripts that a page of this application starts with: their names change with every version. */
const entryOf = (page: Document) => [...page.querySelectorAll('script[type="module"][src]')].map(script => script.getAttribute('src')).join();

/** Tells whether a newer version was put on the server since this page was loaded. */
export const codeVersion: CodeVersion = {
  isOutdated: async () => {
    try {
      const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(2000), headers: { Accept: 'text/html' } });
      const now = entryOf(readHtml(await answer.text()));
      return answer.ok && now !== '' && now !== entryOf(document);
    } catch {
      // Offline or too slow: nobody knows.
      return false;
    }
  },
  reload: () => window.location.reload(),
};
