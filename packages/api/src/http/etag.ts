import type { Fact } from '../facts.ts';
import type { Reader } from '../rules/access.ts';
import { refusal } from './refusal.ts';

/** A number that tells one text from another (FNV-1a: no secret hangs on it). */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16);
};

/** Tells one content of a record from another, whatever the order of its fields. */
export const etagOf = (record: Fact): string => `"${hashOf(JSON.stringify(record, Object.keys(record).sort()))}"`;

/**
 * Tells whether an answer may have become another one, without making it: weak, since it says nothing of the bytes.
 * @param version of the store, from before the answer is made
 */
export const listEtag = (version: string, { id, role }: Reader, address: string): string => `W/"${version}-${id}-${role}-${hashOf(address)}"`;

/** Whether a header of conditions names a tag, or any; `compared` is what of a tag counts. */
const names = (header: string, tag: string, compared = (one: string) => one): boolean =>
  header.split(',').map(one => one.trim()).some(one => one === '*' || compared(one) === compared(tag));

/** Whether the `If-None-Match` of a request names a tag, weak or not. */
export const isKnown = ({ headers }: Request, tag: string): boolean => names(headers.get('If-None-Match') ?? '', tag, one => one.replace(/^W\//, ''));

/** Refuses with 412 a write over a record that is no longer the one which the writer read, as `If-Match` says. */
export const refuseStale = ({ headers }: Request, record: Fact): void => {
  const wanted = headers.get('If-Match');
  if (wanted !== null && !names(wanted, etagOf(record))) throw refusal(412, { title: 'Intussen gewijzigd' });
};
