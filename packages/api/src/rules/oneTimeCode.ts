import { Secret, TOTP } from 'otpauth';

/** The company whose name an authenticator app shows. */
const ISSUER = 'Staalkaart';
/** How long a code counts, in seconds (RFC 6238). */
const PERIOD = 30;

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });

/** A new secret of 160 random bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The code of a secret at a moment, in ms. */
export const codeAt = (secret: string, timestamp: number): string => generatorOf(secret).generate({ timestamp });

/**
 * The number of the half minute that a code is of: that of now, or the one before or after. Undefined for a wrong code.
 * @param timestamp in ms
 */
export const counterOf = (secret: string, code: string, timestamp: number): number | undefined => {
  // Texts are compared by their bytes, of which other characters have more.
  const delta = /^[0-9]{6}$/.test(code) ? generatorOf(secret).validate({ token: code, window: 1, timestamp }) : null;
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
};

/** The address that an authenticator app scans. */
export const enrolmentUri = (secret: string, email: string): string => generatorOf(secret, email).toString();
