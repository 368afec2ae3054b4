import { featuresOf, startEarly, TOKEN_KEY } from '@staalkaart/api-client/wire';
import { renditionsOf, TILE_SIZES } from '@staalkaart/ui/renditions';
import { codeIsIn, fetchPageCode } from './shell/boot/pageCode.ts';
import { firstNeeds } from './shell/routing/firstNeeds.ts';
import { recallPresented } from './shell/session/presented.ts';

/** As many as the widest first row has. */
const FIRST_ROW = 5;

/** Asks for the pictures of a list's first row, as soon as the list is known and the code that shows it has come. */
const showFirstRow = (body: unknown, hasRenditions: boolean) => {
  if (!Array.isArray(body)) return;
  for (const item of body.slice(0, FIRST_ROW) as (Record<string, unknown> | null)[]) {
    const source = item?.coverImagePath ?? item?.path;
    // Of this site alone: which others may be shown is the page's to decide.
    if (typeof source !== 'string' || !/^\/[^/]/.test(source)) continue;
    const srcset = hasRenditions ? renditionsOf(source) : undefined;
    Object.assign(new Image(), { fetchPriority: 'high', ...(srcset && { sizes: TILE_SIZES, srcset }), src: source });
  }
};

/**
 * Runs before the application's code is there, from a script of its own: asks for the own profile, and for the code and
 * the records that the address shows. Whatever goes wrong here is asked again, and told, by who needs it.
 */
const start = () => {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token || import.meta.env.VITE_MOCKED) return;
  const { pathname, search } = window.location;
  const { code, reads } = firstNeeds(pathname.slice(import.meta.env.BASE_URL.length - 1), new URLSearchParams(search), recallPresented());
  if (code) fetchPageCode(code);
  const [me] = startEarly([{ extra: 'me' }, ...reads], token, body => void Promise.all([me, codeIsIn()]).then(([own]) =>
    showFirstRow(body, own !== undefined && featuresOf(own.headers).includes('renditions'))));
};

try {
  start();
} catch { /* Storage is blocked, or the address is not one of ours. */ }
