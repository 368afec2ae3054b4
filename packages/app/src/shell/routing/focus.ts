import { CONTENT_ID } from '@staalkaart/ui';

/** Where the link leads that had the focus as each entry of the history was left, by its key. */
const followed = new Map<string, string>();

/** Keeps which link had the focus as a page is left. */
export const keepFollowed = (entry: string): void => {
  const href = document.activeElement?.closest(`#${CONTENT_ID} a[href]`)?.getAttribute('href');
  if (href) followed.set(entry, href);
};

/** The address of the link that was followed from an entry, where one was. */
export const followedLink = (entry: string): string | undefined => followed.get(entry);
