import type { Secrets } from '@staalkaart/api';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets, KEY_FILE, readSecretKey } from '../auth/secrets.ts';

/**
 * What reads the secrets of a folder that has some; makes no key.
 * @throws Error in Dutch where the key is gone, or is none
 */
export const secretsOf = (folder: string): Secrets => {
  const file = join(folder, KEY_FILE);
  if (!existsSync(file) && !process.env.STAALKAART_SECRET_KEY) throw new Error(`De sleutel ${file} ontbreekt: wie een code gebruikt, kan zich niet aanmelden.`);
  return createSecrets(readSecretKey(folder));
};
