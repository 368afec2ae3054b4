import { KEY_HEADER } from '@staalkaart/api-client/wire';
import type { AuditEvent } from '../events.ts';
import { JsonAnswer } from '../http/json.ts';
import { refusal } from '../http/refusal.ts';
import { hexOf } from '../rules/bytes.ts';
import type { Store, Transaction } from '../store.ts';
import { idsOf } from '../views/view.ts';
import type { Call } from './route.ts';

/** How long an answer is kept for a repeat, in ms. */
const KEPT = 24 * 3_600_000;
/** How many answers of one status are kept of a person: the oldest goes first, and what changes much at once drives out nothing that was made. Each may be as large as a record. */
const MOST = 200;

const keyOf = ({ headers }: Request): string | null => {
  const key = headers.get(KEY_HEADER);
  if (key === null || /^[!-~]{1,255}$/.test(key)) return key;
  throw refusal(400, { title: `Ongeldige waarde voor ${KEY_HEADER}.`, detail: 'Gebruik 1 tot 255 zichtbare tekens.' });
};

/** Tells a call with a key from any other, of anybody. Nothing of it can be read back: a body may hold a password, and the key is not kept. */
const hashOf = async ({ me, request: { method }, pathname }: Call, key: string, sent: string): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify([me.id, key, method, pathname, sent]));
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/** What a call did. */
interface Done {
  answer: JsonAnswer;
  events?: readonly AuditEvent[] | undefined;
}

/**
 * Makes, changes or removes something, once for each `Idempotency-Key` of a person: a repeat is told what the first was told. That is kept in the
 * transaction that does it, and transactions follow one another, so that neither a repeat at the same time nor one after a crash does it again.
 * @param sent the body, which is part of what makes a call the same
 * @throws Response 400 for a key that is none; whatever `work` throws, of which nothing is kept
 */
export const once = async (call: Call, sent: string, work: (at: Transaction) => Promise<Done>): Promise<JsonAnswer> => {
  const { store, me, request, tell } = call;
  const key = keyOf(request);
  const hash = key === null ? undefined : await hashOf(call, key, sent);
  const now = Date.parse(call.now);
  const { answer, events } = await store.write(async (at): Promise<Done> => {
    if (hash === undefined) return work(at);
    const [known] = (await at.find('answers', { where: { hash: [hash] } }, { number: 1, size: 1 })).records;
    if (known && now - known.since < KEPT) return { answer: new JsonAnswer(known.body || null, { status: known.status, headers: known.etag === null ? {} : { ETag: known.etag } }) };
    const done = await work(at);
    if (known) await at.remove('answers', [known.id]);
    const { text, status, headers } = done.answer;
    await at.add('answers', [{ hash, userId: me.id, status, etag: headers.ETag ?? null, body: text ?? '', since: now }]);
    const { records: older } = await at.find('answers', { where: { userId: [me.id], status: [status] }, fields: ['since'] }, { number: 2, size: MOST });
    await at.remove('answers', idsOf(older));
    return done;
  });
  events?.forEach(tell);
  return answer;
};

/** Lets go of the answers that no repeat is told any more. */
export const forgetAnswers = (store: Store, now: Date): Promise<void> => store.write(async at => {
  const { records } = await at.find('answers', { fields: ['since'] });
  await at.remove('answers', idsOf(records.filter(({ since }) => now.getTime() - since >= KEPT)));
});
