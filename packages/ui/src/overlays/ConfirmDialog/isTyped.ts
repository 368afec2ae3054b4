/** As a person can type it: a word processor and a spreadsheet set other quotes and dashes, and signs that nobody sees. */
const plain = (text: string) => text.normalize('NFC')
  .replace(/\p{Cf}/gu, '')
  .replace(/[‘’‚‛`´]/g, "'")
  .replace(/[“”„‟]/g, '"')
  .replace(/\p{Pd}/gu, '-')
  .replaceAll('…', '...')
  .trim()
  .replace(/\s+/g, ' ');

/** Whether the name was typed, be it with other spaces, quotes or dashes. Case counts: it is a safety. */
export const isTyped = (typed: string, expected: string) => plain(typed) === plain(expected);
