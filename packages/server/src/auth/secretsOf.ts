import type { Secrets, Store } from '@staalkaart/api';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets, KEY_FILE, readSecretKey } from './secrets.ts';

const RETURN = 'Zet de juiste terug, uit een kopie van de map of in STAALKAART_SECRET_KEY: elke opdracht heeft die nodig, ook deze.';
const NEW_CODES = 'geef hun elk een nieuwe code: user reset E-MAIL --new-code.';

/** How many accounts are named. */
const MOST_TOLD = 5;
const some = (emails: readonly string[]): string =>
  emails.slice(0, MOST_TOLD).join(', ') + (emails.length > MOST_TOLD ? ` en nog ${emails.length - MOST_TOLD}` : '');

const problem = (place: string, what: string, emails: readonly string[], wayOut: string): Error =>
  new Error(`De sleutel ${place} ${what}: wie een code gebruikt, kan zich niet aanmelden (${some(emails)}). ${RETURN} ${wayOut}`);

interface Kept { email: string; secret: string }

/** The secrets that accounts have, as they are kept. */
const keptIn = async (store: Store): Promise<Kept[]> => {
  const { records } = await store.read(at => at.find('users', {}));
  return records.flatMap(({ email, secret }) => (secret === null ? [] : [{ email, secret }]));
};

/** The place of the key of a folder, as it is told. */
const placeIn = (folder: string): string => (process.env.STAALKAART_SECRET_KEY ? 'in STAALKAART_SECRET_KEY' : join(folder, KEY_FILE));

/** The key of a folder, beside the secrets that it has: made where there are none. */
const keyOf = (folder: string, kept: readonly Kept[]): Secrets => {
  const place = placeIn(folder);
  if (kept.length > 0 && !process.env.STAALKAART_SECRET_KEY && !existsSync(place)) {
    throw problem(place, 'ontbreekt', kept.map(({ email }) => email), `Is ze voorgoed weg, zet er dan een nieuwe (64 hexadecimale tekens), en ${NEW_CODES}`);
  }
  return createSecrets(readSecretKey(folder));
};

/**
 * What writes secrets of a folder, of which others may have another key. Its key is made where no account has a secret yet: a second one
 * beside that of others would let nobody in.
 * @throws Error in Dutch, with what to do, where the key is gone, or is none
 */
export const newSecretsOf = async (folder: string, store: Store): Promise<Secrets> => keyOf(folder, await keptIn(store));

/**
 * What reads the secrets of a folder, each of which was tried; undefined where it has none. Makes no key.
 * @throws Error in Dutch, with what to do, where the key is gone, is none, or is not the one that they were encrypted with
 */
export const secretsOf = async (folder: string, store: Store): Promise<Secrets | undefined> => {
  const kept = await keptIn(store);
  if (kept.length === 0) return undefined;
  const secrets = keyOf(folder, kept);
  const unread: string[] = [];
  for (const { email, secret } of kept) await secrets.decrypt(secret).catch(() => unread.push(email));
  if (unread.length > 0) throw problem(placeIn(folder), 'is niet die van deze databank', unread, `Is ze voorgoed weg: ${NEW_CODES}`);
  return secrets;
};
