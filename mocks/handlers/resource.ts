import type { HttpHandler } from 'msw';
import type { ResourceName, Role } from '@staalkaart/api-client/wire';
import type { Db } from '../db/db.ts';
import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { readBody, toId, type Body } from './body.ts';
import { EDITORS, EVERYONE, type Call } from './call.ts';
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
  /** Throws when this record is not for this reader. */
  guardRead?(call: Call, record: T): void;
  guardWrite?(call: Call, record: T): void;
  guardDelete?(call: Call, record: T): void;
  /** What else a write or a delete brings about. */
  afterWrite?(call: Call, record: T): void;
  afterDelete?(call: Call, record: T): void;
}

/** The record with an id, or 404. */
export const find = <T extends Fact>(table: Table<T>, id: unknown, noun: string): T => {
  const record = table.get(toId(id));
  if (record) return record;
  throw refusal(404, { title: `${noun} bestaat niet (meer).` });
};

/** The five generic calls of a resource. */
export const resourceHandlers = <T extends Fact>(route: Route, resource: Resource<T>): HttpHandler[] => {
  const { name, noun, readers = EVERYONE, writers = EDITORS } = resource;
  const show = resource.detail ?? resource.item;
  const saved = (call: Call, record: T) => {
    resource.afterWrite?.(call, record);
    return show(call, resource.table(call.db).get(record.id) ?? record);
  };

  return [
    route('get', name, call => page(resource.list(call), call.query, resource.pageSize, record => resource.item(call, record)), readers),
    route('get', `${name}/:id`, call => {
      const record = find(resource.table(call.db), call.params.id, noun);
      resource.guardRead?.(call, record);
      return show(call, record);
    }, readers),
    route('post', name, async call => {
      const fields = resource.parse(call, await readBody(call.request), undefined);
      return Response.json(saved(call, resource.table(call.db).add(fields)), { status: 201 });
    }, writers),
    route('put', name, async call => {
      const body = await readBody(call.request);
      const before = find(resource.table(call.db), body.id, noun);
      resource.guardWrite?.(call, before);
      return saved(call, resource.table(call.db).put({ ...before, ...resource.parse(call, body, before) }));
    }, writers),
    route('delete', `${name}/:id`, call => {
      const record = find(resource.table(call.db), call.params.id, noun);
      (resource.guardDelete ?? resource.guardWrite)?.(call, record);
      resource.table(call.db).delete(record.id);
      resource.afterDelete?.(call, record);
    }, writers),
  ];
};
