import type { HttpHandler } from 'msw';
import type { ResourceName, Role } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { readBody, toId, type Body } from './body.ts';
import { EDITORS, EVERYONE } from '../auth/access.ts';
import type { Call } from './call.ts';
import { refuseStale, tagged } from './etag.ts';
import { page } from './paging.ts';
import { refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** What sets one resource apart from another. */
export interface Resource<T extends Fact> {
  name: ResourceName;
  /** The noun in a Dutch sentence: 'Dit product'. */
  noun: string;
  pageSize: number;
  table(db: Db): Table<T>;
  /** The records of a list, filtered and in order. */
  list(call: Call): readonly T[];
  item(call: Call, record: T): unknown;
  /** The whole record; as in the list when absent. */
  detail?(call: Call, record: T): unknown;
  /** Checks what a client sent, and makes the record of it; `before` is absent on a create. */
  parse(call: Call, body: Body, before: T | undefined): Omit<T, 'id'>;
  readers?: readonly Role[];
  writers?: readonly Role[];
  /** Whether this reader may know of a record: what one may not know of does not exist. */
  sees?(call: Call, record: T): boolean;
  guardWrite?(call: Call, record: T): void;
  guardDelete?(call: Call, record: T): void;
  /** What else a delete brings about. */
  afterDelete?(call: Call, record: T): void;
}

const missing = (noun: string): Response => refusal(404, { title: `${noun} bestaat niet (meer).` });

/** The record with an id, or 404. */
export const find = <T extends Fact>(table: Table<T>, id: unknown, noun: string): T => {
  const record = table.get(toId(id));
  if (record) return record;
  throw missing(noun);
};

/** The record with an id, or 404 for whoever may not know of it. */
export const findSeen = <T extends Fact>({ table, noun, sees }: Resource<T>, call: Call, id: unknown): T => {
  const record = find(table(call.db), id, noun);
  if (sees && !sees(call, record)) throw missing(noun);
  return record;
};

/** The five generic calls of a resource. */
export const resourceHandlers = <T extends Fact>(route: Route, resource: Resource<T>): HttpHandler[] => {
  const { name, table, sees, readers = EVERYONE, writers = EDITORS } = resource;
  const show = (call: Call, record: T, status?: number) => tagged(record, (resource.detail ?? resource.item)(call, record), status);
  const list = (call: Call) => (sees ? resource.list(call).filter(record => sees(call, record)) : resource.list(call));

  return [
    route('get', name, call => page(list(call), call.query, resource.pageSize, record => resource.item(call, record)), readers),
    route('get', `${name}/:id`, call => show(call, findSeen(resource, call, call.params.id)), readers),
    route('post', name, async call => {
      const fields = resource.parse(call, await readBody(call.request), undefined);
      return show(call, table(call.db).add(fields), 201);
    }, writers),
    route('put', name, async call => {
      const body = await readBody(call.request);
      const before = findSeen(resource, call, body.id);
      resource.guardWrite?.(call, before);
      refuseStale(call.request, before);
      return show(call, table(call.db).put({ ...before, ...resource.parse(call, body, before) }));
    }, writers),
    route('delete', `${name}/:id`, call => {
      const record = findSeen(resource, call, call.params.id);
      (resource.guardDelete ?? resource.guardWrite)?.(call, record);
      table(call.db).delete(record.id);
      resource.afterDelete?.(call, record);
    }, writers),
  ];
};
