import type { CodeVersion } from '@staalkaart/ui';
import { unsaved } from './unsaved/unsaved.ts';

/** The script that a page of this application starts with: its name changes with every version. */
const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src');

/** Tells whether a newer version was put on the server since this page was loaded. */
export const codeVersion: CodeVersion = {
  isOutdated: async () => {
    try {
      const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', headers: { Accept: 'text/html' } });
      const now = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      return answer.ok && now !== undefined && now !== entryOf(document);
    } catch {
      // Offline: nobody knows.
      return false;
    }
  },
  reload: () => {
    unsaved.flush();
    window.location.reload();
  },
};
