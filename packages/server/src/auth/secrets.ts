import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from '@staalkaart/api';

const ALGORITHM = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];
/** What an encrypted text begins with, so that another way can follow. */
const PREFIX = 'v1.';

/** The file of the key in a data folder. Whoever has both can read the secrets: a backup of the one is none of the other. */
export const KEY_FILE = 'secret.key';

const keyIn = (text: string, where: string): Buffer => {
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length === KEY_BYTES) return key;
  throw new Error(`${where} bevat geen sleutel van ${KEY_BYTES * 2} hexadecimale tekens.`);
};

/**
 * The key that secrets are encrypted with: of the environment, else of the folder, where it is made when there is none yet.
 * @throws Error in Dutch, where what stands there is no key
 */
export const readSecretKey = (folder: string, fromEnvironment = process.env.STAALKAART_SECRET_KEY): Buffer => {
  if (fromEnvironment) return keyIn(fromEnvironment, 'STAALKAART_SECRET_KEY');
  const file = join(folder, KEY_FILE);
  if (existsSync(file)) return keyIn(readFileSync(file, 'utf8'), file);
  const key = randomBytes(KEY_BYTES);
  // Under another name until it is whole: half a key would be read as a wrong one at each later start.
  const part = `${file}.part`;
  const opened = openSync(part, 'w', 0o600);
  try {
    writeSync(opened, `${key.toString('hex')}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(part, file);
  return key;
};

/** Encrypts with AES-256-GCM. Decrypting throws where the key is another one, or the text was changed. */
export const createSecrets = (key: Buffer): Secrets => ({
  async encrypt(text) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  },
  async decrypt(text) {
    if (!text.startsWith(PREFIX)) throw new Error('A secret is not encrypted as expected');
    const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  },
});
