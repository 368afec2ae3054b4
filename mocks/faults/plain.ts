import { delay } from 'msw';
import { FEATURES_HEADER, KEY_HEADER, PAGINATION_HEADERS } from '@staalkaart/api-client/wire';
import {
  eachRecord, isDetail, isList, isOwnProfile, isRead, isUpload, isWrite, type Json, type Wire, type WireCall, withBody,
} from './wire.ts';
import { refusal } from '@staalkaart/api';

/** How long a detail takes on a plain server, in ms. */
const DETAIL_DELAY = 400;
/** Lists of this size are lookups. */
const LOOKUP = 10_000;
/** Where a list has an item that is none, if it is long enough. */
const NULL_AT = 3;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says nothing of what is empty. */
const lean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lean);
  if (!isObject(value)) return value;
  const said = Object.entries(value).filter(([, field]) => field !== null && !(Array.isArray(field) && field.length === 0));
  return Object.fromEntries(said.map(([name, field]) => [name, lean(field)]));
};

const without = (record: Json, ...fields: string[]): Json => Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));

/** The same fields under their other names. */
const renamed = (record: Json, names: Record<string, string>): Json =>
  Object.fromEntries(Object.entries(record).map(([name, field]) => [names[name] ?? name, field]));

const collection = ({ productIds, ...rest }: Json): Json => without(
  Array.isArray(productIds) ? { ...rest, products: productIds.map((id: unknown) => ({ id })) } : rest,
  'updatedByName');

/** How each kind of record is told: with the other names of the specification, and lists that may be absent. */
const shapes: Readonly<Record<string, (record: Json) => Json>> = {
  Products: product => without(product, 'updatedByName'),
  Categories: category => (Number(category.id) % 2 === 0 ? without(category, 'segments') : { ...category, segments: null }),
  Collections: collection,
  Users: user => without(user, 'role', 'path'),
  Me: me => ({
    ...renamed(me, { role: 'roleName', path: 'avatarPath' }),
    ...(Array.isArray(me.collections) ? { collections: me.collections.map(own => collection(own as Json)) } : {}),
  }),
};

const tell = (call: WireCall, body: unknown): unknown => {
  const shape = shapes[call.path.split('/')[0] ?? ''];
  const isKnown = isList(call) || isDetail(call) || isOwnProfile(call);
  const lists = isList(call) && call.path === 'Products' ? eachRecord(body, product => without(product, 'assets')) : body;
  const told = shape && isKnown ? eachRecord(lean(lists), shape) : lean(lists);
  if (isList(call) && Array.isArray(told) && told.length > NULL_AT) return told.toSpliced(NULL_AT, 0, null);
  return isDetail(call) && call.path.startsWith('Products/') && isObject(told) ? { assets: null, ...told } : told;
};

const isLookup = (request: Request): boolean => Number(new URL(request.url).searchParams.get('pageSize')) >= LOOKUP;

/** A refusal as one sentence, or as one for each field. */
const plainRefusal = async (answered: Response): Promise<Response> => {
  const body: unknown = await answered.clone().json().catch(() => undefined);
  if (!isObject(body)) return answered;
  const { title, detail, errors } = body;
  if (Array.isArray(errors)) return refusal(answered.status, errors.join(', '));
  if (!isObject(errors)) return refusal(answered.status, [title, detail].filter(Boolean).join(' '));
  const first = Object.entries(errors).map(([field, messages]) => [field, Array.isArray(messages) ? messages[0] : messages]);
  return Response.json({ errors: { Email: null, ...Object.fromEntries(first) } }, { status: answered.status });
};

/** A write is answered by its status, a create also by the address of what was made; of a medium the id is told (specification §7). */
const plainWrite = async (call: WireCall, answered: Response): Promise<Response> => {
  if (isUpload(call) || (call.method === 'PUT' && call.path !== 'Assets')) return new Response(null, { status: 204 });
  if (call.method !== 'PUT' && answered.status !== 201) return answered;
  const { id } = (await answered.json()) as { id: number };
  const headers = { Location: `${new URL(call.request.url).pathname}/${id}` };
  if (call.path === 'Assets') return Response.json({ id }, { status: answered.status, headers });
  return new Response(null, { status: 201, headers });
};

/** Without what a server minds only where it says so. */
const withoutExtras = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete('presented');
  const plain = request.method === 'GET' ? new Request(url, request) : new Request(request);
  for (const extra of ['If-Match', KEY_HEADER]) plain.headers.delete(extra);
  return plain;
};

/**
 * A server that keeps to the specification and does nothing beyond it. Nothing of it is left to chance.
 * @param detailDelay how long a detail takes, in ms
 */
export const plain = (detailDelay = DETAIL_DELAY): Wire => async call => {
  if (isDetail(call) && detailDelay > 0) await delay(detailDelay);
  const answered = await call.next(withoutExtras(call.request));
  if (!answered.ok) return plainRefusal(answered);
  if (isWrite(call)) return plainWrite(call, answered);
  if (!isRead(call) || !answered.headers.get('Content-Type')?.includes('json')) return answered;
  const told = await withBody(answered, body => tell(call, body));
  for (const extra of ['ETag', FEATURES_HEADER]) told.headers.delete(extra);
  if (isList(call) && isLookup(call.request)) told.headers.delete(PAGINATION_HEADERS[0]);
  return told;
};
