import type { HttpHandler } from 'msw';
import { PAGE_SIZES, type ResourceName, type Role } from '@staalkaart/api-client/wire';
import { EDITORS, EVERYONE } from '../auth/access.ts';
import { tableOf } from '../db/db.ts';
import type { Fact, NamedFact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { readBody, text, toId, type Body } from './body.ts';
import { nameProblems, refusal, refuseInvalid, refuseTaken, type Problems } from './checks.ts';
import { receive, type FileRule } from './files.ts';
import { page } from './lists.ts';
import type { Call, Route } from './route.ts';

/** A noun with its article: 'de tag'. */
type Noun = `${'de' | 'het'} ${string}`;

/** What sets one resource apart from another. */
export interface Resource<T extends Fact> {
  name: ResourceName;
  noun: Noun;
  /** The records of a list, filtered and in order. */
  list(call: Call): readonly T[];
  /** A record as a reader sees it; as it is stored when absent. */
  item?(call: Call, record: T): unknown;
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
  /** The files that a record takes after it was saved, so that a failed upload loses nothing: `POST {resource}/{id}/image`. */
  files?: readonly FileRule[];
  guardFile?(call: Call, record: T, rule: FileRule): void;
}

const missing = (noun: Noun): Response =>
  refusal(404, { title: `${noun.replace('de ', 'Deze ').replace('het ', 'Dit ')} bestaat niet (meer).` });

/** The record with an id, or 404. */
export const find = <T extends Fact>(table: Table<T>, id: unknown, noun: Noun): T => {
  const record = table.get(toId(id));
  if (record) return record;
  throw missing(noun);
};

/** The record with an id, or 404 for whoever may not know of it. */
export const findSeen = <T extends Fact>({ name, noun, sees }: Resource<T>, call: Call, id: unknown): T => {
  const record = find(tableOf<T>(call.db, name), id, noun);
  if (sees && !sees(call, record)) throw missing(noun);
  return record;
};

/** The name that was sent, checked with the other fields of the body: it has to be there. */
export const nameOf = <T extends NamedFact>({ noun }: Pick<Resource<T>, 'noun'>, body: Body, { Name = [], ...others }: Problems = {}): string => {
  const name = text(body.name);
  refuseInvalid({ Name: [...nameProblems(name, `Het is verplicht ${noun} een naam te geven`), ...Name], ...others });
  return name;
};

/** The same where it has to be nobody else's besides. */
export const ownNameOf = <T extends NamedFact>(
  resource: Pick<Resource<T>, 'name' | 'noun'>, { db }: Call, body: Body, before: T | undefined, others?: Problems,
): string => {
  const name = nameOf(resource, body, others);
  const sentence = `Er is al een ${resource.noun.split(' ')[1]} met de naam ${name}.`;
  refuseTaken<NamedFact>(tableOf(db, resource.name), 'name', name, before, sentence);
  return name;
};

/** Tells one content of a record from another (FNV-1a: no secret hangs on it). */
const etagOf = (record: Fact): string => {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(record)) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return `"${(hash >>> 0).toString(16)}"`;
};

/** Refuses a write over a record that is no longer the one which the writer read. */
const refuseStale = ({ headers }: Request, record: Fact) => {
  const wanted = headers.get('If-Match')?.split(',').map(tag => tag.trim());
  if (wanted && !wanted.includes('*') && !wanted.includes(etagOf(record))) throw refusal(412, { title: 'Intussen gewijzigd' });
};

/** The five generic calls of a resource, and those for its files. */
export const resourceHandlers = <T extends Fact>(route: Route, resource: Resource<T>): HttpHandler[] => {
  const { name, sees, guardWrite, item = (_call, record) => record, readers = EVERYONE, writers = EDITORS } = resource;
  const { detail = item, guardDelete = guardWrite, guardFile = guardWrite, files = [] } = resource;
  const show = (call: Call, record: T, status = 200) => Response.json(detail(call, record), { status, headers: { ETag: etagOf(record) } });
  const table = ({ db }: Call) => tableOf<T>(db, name);
  const list = (call: Call) => (sees ? resource.list(call).filter(record => sees(call, record)) : resource.list(call));

  return [
    route('get', name, call => page(list(call), call.query, PAGE_SIZES[name], record => item(call, record)), readers),
    route('get', `${name}/:id`, call => show(call, findSeen(resource, call, call.params.id)), readers),
    route('post', name, async call => {
      const fields = resource.parse(call, await readBody(call.request), undefined);
      return show(call, table(call).add(fields), 201);
    }, writers),
    route('put', name, async call => {
      const body = await readBody(call.request);
      const before = findSeen(resource, call, body.id);
      guardWrite?.(call, before);
      refuseStale(call.request, before);
      return show(call, table(call).put({ ...before, ...resource.parse(call, body, before) }));
    }, writers),
    route('delete', `${name}/:id`, call => {
      const record = findSeen(resource, call, call.params.id);
      guardDelete?.(call, record);
      table(call).delete(record.id);
      resource.afterDelete?.(call, record);
    }, writers),
    ...files.map(rule => route('post', `${name}/:id/${rule.field}`, async call => {
      guardFile?.(call, findSeen(resource, call, call.params.id), rule);
      const { path, name: file } = await receive(call, rule);
      // Read again, since a file takes a while to arrive.
      const record = findSeen(resource, call, call.params.id);
      return show(call, table(call).put({ ...record, path, ...('file' in record && { file }) }));
    }, writers)),
  ];
};
