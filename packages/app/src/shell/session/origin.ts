import { tab } from '../storage.ts';
import { paths } from '../routing/paths.ts';

const KEY = 'staalkaart.origin';

/**
 * A path of this application, or the root: `//evil`, `/\evil`, `javascript:` and other sites' addresses
 * never become a place to go after signing in. Nor does the sign-in page itself.
 */
export const safeOrigin = (value: string | null | undefined): string => {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return paths.root;
  const { pathname, search, hash, origin } = new URL(value, 'http://app.invalid');
  const isOurs = origin === 'http://app.invalid' && !pathname.startsWith('//') && !/^\/login\/?$/i.test(pathname);
  return isOurs ? pathname + search + hash : paths.root;
};

/** Remembers where somebody wanted to go, for this tab, until they have signed in (specification §2). */
export const rememberOrigin = (path: string): void => tab.write(KEY, safeOrigin(path));

/** Where to go after signing in. It is forgotten once the person is there. */
export const readOrigin = (): string => safeOrigin(tab.read(KEY));

export const forgetOrigin = (): void => tab.write(KEY, null);
