/** Letters and digits that nobody takes for another one, read aloud or copied by hand. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_SIZE = 4;

/** Bytes beyond this would favour the first characters. */
const FAIR = 256 - (256 % CHARACTERS.length);

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Of what every careful server asks one: a small letter, a capital, a digit. */
const isMixed = (text: string) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);

/**
 * A password that nobody guesses and anybody can type: 'k7Fm-Qx3p-8dRt-mW5z'. Its sixteen characters hold 93 bits.
 * @param bytes gives so many random bytes
 */
export const makePassword = (bytes = randomBytes): string => {
  for (;;) {
    const drawn = [...bytes(64)].filter(byte => byte < FAIR).slice(0, GROUPS * GROUP_SIZE).map(byte => CHARACTERS[byte % CHARACTERS.length]!);
    const groups = Array.from({ length: GROUPS }, (_, at) => drawn.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE).join(''));
    const password = groups.join('-');
    if (drawn.length === GROUPS * GROUP_SIZE && isMixed(password)) return password;
  }
};
