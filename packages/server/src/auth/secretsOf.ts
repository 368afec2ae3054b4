import type { Secrets, Store } from '@staalkaart/api';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets, KEY_FILE, readSecretKey } from './secrets.ts';

const WAY_OUT = 'Zet de juiste terug, uit een kopie van de map of in STAALKAART_SECRET_KEY. Is ze voorgoed weg, geef hun dan elk een nieuwe code: user reset E-MAIL --new-code.';

/** How many accounts are named. */
const MOST_TOLD = 5;
const some = (emails: readonly string[]): string =>
  emails.slice(0, MOST_TOLD).join(', ') + (emails.length > MOST_TOLD ? ` en nog ${emails.length - MOST_TOLD}` : '');

/**
 * What reads the secrets of a folder, each of which was tried; undefined where it has none. Makes no key.
 * @throws Error in Dutch, with what to do, where the key is gone, is none, or is not the one that they were encrypted with
 */
export const secretsOf = async (folder: string, store: Store): Promise<Secrets | undefined> => {
  const { records } = await store.read(at => at.find('users', {}));
  const kept = records.flatMap(({ email, secret }) => (secret === null ? [] : [{ email, secret }]));
  if (kept.length === 0) return undefined;
  const isInEnvironment = Boolean(process.env.STAALKAART_SECRET_KEY);
  const place = isInEnvironment ? 'in STAALKAART_SECRET_KEY' : join(folder, KEY_FILE);
  const problem = (what: string, emails: readonly string[]) =>
    new Error(`De sleutel ${place} ${what}: wie een code gebruikt, kan zich niet aanmelden (${some(emails)}). ${WAY_OUT}`);
  if (!isInEnvironment && !existsSync(place)) throw problem('ontbreekt', kept.map(({ email }) => email));
  const secrets = createSecrets(readSecretKey(folder));
  const unread: string[] = [];
  for (const { email, secret } of kept) await secrets.decrypt(secret).catch(() => unread.push(email));
  if (unread.length > 0) throw problem('is niet die van deze databank', unread);
  return secrets;
};
