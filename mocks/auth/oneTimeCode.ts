import { Secret, TOTP } from 'otpauth';

/** Accepted for every account, since nobody has a phone at hand while testing. */
const MASTER_CODE = '000000';

/** The secret of the account with a second step, in base32, and of whoever is given a new one: its QR code is drawn already. */
export const SECRET = 'JBSWY3DPEHPK3PXPKRSXG5BAONXGC3DL';

const generatorOf = (secret: string) =>
  new TOTP({ issuer: 'Staalkaart', label: 'superadmin@staalkaart.be', secret: Secret.fromBase32(secret), digits: 6, period: 30 });

/** The code of a secret at this moment (RFC 6238). */
export const currentCode = (secret: string): string => generatorOf(secret).generate();

/** Whether a code is the one of now, or of the half minute before or after. */
export const acceptsCode = (secret: string | null, code: string): boolean =>
  code === MASTER_CODE || (secret !== null && generatorOf(secret).validate({ token: code, window: 1 }) !== null);

/** The address that an authenticator app scans. */
export const ENROLMENT_URI = generatorOf(SECRET).toString();

/** That address as a QR code: a PNG of five pixels to a module, with its quiet zone. The test draws it anew and compares. */
export const QR_CODE_IMAGE = 'data:image/png;base64,' +
  'iVBORw0KGgoAAAANSUhEUgAAAR0AAAEdAQAAAAAZEY7WAAADJUlEQVR42u1aO67jMAwcrwuVPoJuYl9MgA34Ys5NdASVKgxzMUPtr9pXLZhFXAR5' +
  'SQpabzgf0rC/X/0bvnD94x/hU/in8C8X3gBMduf0stPswW59MqvYWuEP9riF72Yvu3n2B/rUkJPZnTtQsr4NW3hBejUWyeofzNWu5azpQcmY4hcu' +
  'WNS+tdk6lhtYl/sdCp+J7IMAQR63YNELJ8bbXLEuZ+1qU1PNdgfHOFmllSyg//kSm1V0NYAt6fyCFfDDjs3jRTwOe5bT+FEWj/uJT5GV86x9XQ51' +
  'aO0r5tqntvMz3Uzgwo9xsFOb2aZQX6JPdlasiN2clPd0Ya/pWcgqbea7A30LzeNZQt/F2VtDduWUkL4CF25ntWe50dfFarq8QyVAB+UzMMbvbESJ' +
  'PctBqSw65+p9Gd0diq63BqSL1bNc/issRWYVHTE1Xq5qRUHHcrof74hcOHLfqDgXyqB18rh4MjaPm2FqAJMD3NZSe9KL8InM48w9G6mFoObFIGFD' +
  'TUNjfCdKMJAtr4KFfelZKHDhtOIo2RXHXPx3P/G+hi7cFUd20M9+syPTtcgGRG5OmhP3V0xALHeusinpCV64Io/8OLMQWYVOq+TYJ35AdnDYWo1U' +
  '6FooqemKrZyu8ZxkOcbF43yXIodlO7LknSaLsZlBgmhffziZuLbWkh82va1M+Uq0+wtCF66RSuI7N+VUe4jHQ4flkZM1FfqVNBMxZE/ozEnRPOtA' +
  'tvyVnBb4RezmtMuHEoVtqgxxe3aOnTkVLW9Sn7ztTBWaKzbOKLbQG4kMyMJidy7RjMIuD0SxoSKMy5QrBl0u/rNFT0Cc5HMHxJzMw34Wq1LT4NNa' +
  'UXjVqJPziFEzuT32uvBkcih0KIKKHO3AffTMqQkzTZZceBW8JZrB95y/MYgyJ/90dxh6B+QbicLCqfvDj/tkArEHQr5ZVsq3lxvc2xdBb7B18yWh' +
  '6RaknByExs6cvufE6NCfExY5gNgbibFZthddC+OmMA458/gnrnHWiPUiRmw+m7PgT0/4Ex/KEP78QVcOfYfNcucczkGtPSch38Nvlj+PNn0K/18L' +
  '/w6THQikHBOrqAAAAABJRU5ErkJggg==';
