const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Whether the name was typed, be it with other spaces around or within it. Case counts: it is a safety. */
export const isTyped = (typed: string, expected: string) => plain(typed) === plain(expected);
