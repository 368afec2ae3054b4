import { PAGE_SIZES } from '@staalkaart/api-client/wire';
import type { Facts, TableName } from '../facts.ts';
import { etagOf, isKnown, listEtag, refuseStale } from '../http/etag.ts';
import { json, JsonAnswer } from '../http/json.ts';
import { pageAnswer, pageIn } from '../http/paging.ts';
import { readBody } from '../http/readBody.ts';
import { refusal } from '../http/refusal.ts';
import type { Link, Noun, Prepared, Resource } from '../resources/resource.ts';
import { EDITORS, presentedTo } from '../rules/access.ts';
import { type Body, textIn, toId } from '../rules/body.ts';
import type { FileRule } from '../rules/files.ts';
import type { Question, Snapshot, TextField, Transaction, Where } from '../store.ts';
import { asStored, idsOf, type View } from '../views/view.ts';
import { once } from './once.ts';
import { type Call, route, type Route } from './route.ts';
import { endSessions } from './sessions.ts';
import { withFile } from './upload.ts';

const missing = (noun: Noun): Response =>
  refusal(404, { title: `${noun.replace('de ', 'Deze ').replace('het ', 'Dit ')} bestaat niet (meer).` });

/** The record with an id, or 404 for whoever may not know of it. */
export const findSeen = async <N extends TableName>(at: Snapshot, resource: Resource<N>, me: Call['me'], id: unknown): Promise<Facts[N]> => {
  const [record] = await at.get(resource.table, [toId(id)]);
  if (!record) throw missing(resource.noun);
  if (resource.sees && !resource.sees(me, record, await at.related(resource.recordNeeds?.(record) ?? {}))) throw missing(resource.noun);
  return record;
};

/** Which of the fields that a body names hold what another record has. */
export const takenFields = async <N extends TableName>(
  at: Snapshot, { table, unique = [] }: Pick<Resource<N>, 'table' | 'unique'>, body: Body, ownId: number | undefined,
): Promise<(field: TextField<Facts[N]>) => boolean> => {
  const taken = new Set<TextField<Facts[N]>>();
  for (const field of unique) {
    const sent = textIn(body, field as string);
    const same = { [field]: [sent] } as Question<Facts[N]>['same'] & object;
    const others = sent ? (await at.find(table, { same }, { number: 1, size: 2 })).records : [];
    if (others.some(({ id }) => id !== ownId)) taken.add(field);
  }
  return field => taken.has(field);
};

/** The question for the records that name one of these in a field. */
const naming = <N extends TableName>({ field }: Link, ids: readonly number[]): Question<Facts[N]> => ({ where: { [field]: ids } as Where<Facts[N]> });

/** Takes out of a list of ids what is deleted. */
const unlist = async (at: Transaction, link: Link, id: number): Promise<void> => {
  const { records } = await at.find(link.table, naming(link, [id]));
  const listOf = (record: object) => (record as Record<string, readonly number[]>)[link.field] ?? [];
  await at.put(link.table, records.map(record => ({ ...record, [link.field]: listOf(record).filter(other => other !== id) })));
};

/** Stores what else changes by what became of a record. */
const follow = async <N extends TableName>(at: Transaction, { follows }: Resource<N>, before: Facts[N]): Promise<void> => {
  if (follows) await at.put(follows.table, follows.changed(before, await at.related(follows.needs(before))) as readonly Facts[TableName][]);
};

const detailOf = <N extends TableName>({ detail, item }: Resource<N>): View<Facts[N]> => detail ?? item ?? asStored;

const show = async <N extends TableName>(at: Snapshot, resource: Resource<N>, me: Call['me'], record: Facts[N], status = 200): Promise<JsonAnswer> => {
  const view = detailOf(resource);
  const related = await at.related(view.needs?.([record]) ?? {});
  return json(view.show(record, me, related), { status, headers: { ETag: etagOf(record) } });
};

/** Answers with a list under its tag, or with 304 to whoever has it as it is, or says so by `*`: that asks the store nothing. To be called once nothing refuses it any more. */
export const unlessKnown = async <Answer>({ store, me, request, pathname, query }: Call, answer: (headers: { ETag: string }) => Promise<Answer>): Promise<Answer | JsonAnswer> => {
  const headers = { ETag: listEtag(store.version(), me, `${pathname}?${query}`) };
  return isKnown(request, headers.ETag) ? new JsonAnswer(null, { status: 304, headers }) : answer(headers);
};

const listCall = <N extends TableName>(resource: Resource<N>) => async (call: Call): Promise<Response | JsonAnswer> => {
  const { store, query } = call;
  const me = presentedTo(call.me, query);
  const { table } = resource;
  const view = resource.itemFor?.(query) ?? resource.item ?? asStored;
  const page = pageIn(query, PAGE_SIZES[resource.name]);
  resource.guardList?.(me, query);
  return unlessKnown(call, headers => store.read(async at => {
    const question = resource.ask({ me, query, related: await at.related(resource.listNeeds?.(query) ?? {}) });
    const { records, total } = await at.find(table, { ...question, fields: view.fields }, page);
    const related = await at.related(view.needs?.(records) ?? {});
    return pageAnswer(records, record => view.show(record, me, related), me.id, page, total, headers);
  }));
};

/** The record that a body makes, of nothing or of the one before. */
const parsed = async <N extends TableName>(
  at: Snapshot, resource: Resource<N>, { me, now }: Pick<Call, 'me' | 'now'>, body: Body, before: Facts[N] | undefined, prepared: Prepared,
): Promise<Omit<Facts[N], 'id'>> => resource.parse({
  me, body, before, prepared, now,
  related: await at.related(resource.bodyNeeds?.(body, before) ?? {}),
  isTaken: await takenFields(at, resource, body, before?.id),
});

const createCall = <N extends TableName>(resource: Resource<N>) => async (call: Call): Promise<JsonAnswer> => {
  const body = await readBody(call.request);
  const prepared = await resource.prepare?.(call, body, true) ?? {};
  return once(call, JSON.stringify(body), async at => {
    const [record] = await at.add(resource.table, [await parsed(at, resource, call, body, undefined, prepared)]);
    return { events: resource.events?.(undefined, record), answer: await show(at, resource, call.me, record!, 201) };
  });
};

const updateCall = <N extends TableName>(resource: Resource<N>) => async (call: Call): Promise<JsonAnswer> => {
  const { me, request } = call;
  const body = await readBody(request);
  const prepared = await resource.prepare?.(call, body, false) ?? {};
  return once(call, JSON.stringify(body), async at => {
    const before = await findSeen(at, resource, me, body.id);
    resource.guardWrite?.(me, before);
    refuseStale(request, before);
    const after = { ...before, ...await parsed(at, resource, call, body, before, prepared) };
    await at.put(resource.table, [after]);
    await follow(at, resource, before);
    if (resource.endsSessions?.(before, after)) await endSessions(call, at, before.id, call.token);
    return { events: resource.events?.(before, after), answer: await show(at, resource, me, after) };
  });
};

const deleteCall = <N extends TableName>(resource: Resource<N>) => (call: Call): Promise<JsonAnswer> => {
  const { me, request, params } = call;
  const { usedBy, owns = [], listedIn = [], guardDelete = resource.guardWrite } = resource;
  return once(call, '', async at => {
    const record = await findSeen(at, resource, me, params[0]);
    guardDelete?.(me, record);
    refuseStale(request, record);
    if (usedBy) {
      const { total } = await at.find(usedBy.table, naming(usedBy, [record.id]), { number: 1, size: 1 });
      if (total > 0) throw usedBy.refuse(record, total);
    }
    for (const link of owns) await at.remove(link.table, idsOf((await at.find(link.table, naming(link, [record.id]))).records));
    for (const link of listedIn) await unlist(at, link, record.id);
    await at.remove(resource.table, [record.id]);
    await follow(at, resource, record);
    return { events: resource.events?.(record, undefined), answer: new JsonAnswer(null, { status: 204 }) };
  });
};

const fileCall = <N extends TableName>(resource: Resource<N>, rule: FileRule) => async (call: Call): Promise<JsonAnswer> => {
  const { store, me, request, params } = call;
  const { guardFile = resource.guardWrite } = resource;
  const find = async (at: Snapshot) => {
    const record = await findSeen(at, resource, me, params[0]);
    guardFile?.(me, record, rule);
    refuseStale(request, record);
    return record;
  };
  await store.read(find);
  return withFile(call, rule, ({ path, name }) => store.write(async at => {
    // Read again, since a file takes a while to arrive.
    const record = await find(at);
    const after = { ...record, path, ...('file' in record && { file: name }) };
    await at.put(resource.table, [after]);
    return show(at, resource, me, after);
  }));
};

/** The five generic calls of a resource, and those for its files (specification §7). */
export const resourceRoutes = <N extends TableName>(resource: Resource<N>): Route[] => {
  const { name, readers, writers = EDITORS, files = [] } = resource;
  return [
    route('GET', name, listCall(resource), readers),
    route('GET', `${name}/:id`, ({ store, me, params }) =>
      store.read(async at => show(at, resource, me, await findSeen(at, resource, me, params[0]))), readers),
    route('POST', name, createCall(resource), writers),
    route('PUT', name, updateCall(resource), writers),
    route('DELETE', `${name}/:id`, deleteCall(resource), writers),
    ...files.map(rule => route('POST', `${name}/:id/${rule.field}`, fileCall(resource, rule), writers)),
  ];
};
