import { startEarly } from '@staalkaart/api-client/early';
import { TOKEN_KEY } from '@staalkaart/api-client/wire';
import { firstReads } from './shell/routing/firstReads.ts';

/**
 * Runs before the application's code is there, from a script of its own: asks for the own profile and for what the
 * address shows. Whatever goes wrong here is asked again, and told, by who needs it.
 */
const start = () => {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token || import.meta.env.VITE_MOCKED) return;
  const { pathname, search } = window.location;
  startEarly([{ extra: 'me' }, ...firstReads(pathname.slice(import.meta.env.BASE_URL.length - 1), new URLSearchParams(search))], token);
};

try {
  start();
} catch { /* Storage is blocked, or the address is not one of ours. */ }
