import type { ResourceName, Role } from '@staalkaart/api-client/wire';
import type { AuditEvent } from '../events.ts';
import type { Fact, Facts, TableName, UserFact } from '../facts.ts';
import type { Ports } from '../ports.ts';
import type { Reader } from '../rules/access.ts';
import { type Body, textIn } from '../rules/body.ts';
import { nameProblems, type Problems, refuseInvalid, refuseTaken } from '../rules/checks.ts';
import type { FileRule } from '../rules/files.ts';
import type { Needs, Question, Related, TextField } from '../store.ts';
import type { View } from '../views/view.ts';

/** A noun with its article: 'de tag'. */
export type Noun = `${'de' | 'het'} ${string}`;

/** A list that is asked for, with what it needs. */
export interface Asked {
  me: Reader;
  query: URLSearchParams;
  related: Related;
}

/** What was made of a body before the transaction, since it takes a while. */
export interface Prepared {
  /** Whether the `path` that was sent is that of a file of this server. */
  isIssued?: boolean;
  /** The hash of the password that was sent. */
  password?: string;
  /** A new secret for the second step, encrypted. */
  secret?: string;
}

/** A record that is about to be stored. */
export interface Saving<T> {
  me: UserFact;
  body: Body;
  /** The record as it is stored; absent on a create. */
  before: T | undefined;
  related: Related;
  prepared: Prepared;
  /** Whether another record has what was sent for a field that is `unique`. */
  isTaken: (field: TextField<T>) => boolean;
  /** The moment of the write. */
  now: string;
}

/** Records of a table that name a record in a field. */
export interface Link {
  table: TableName;
  field: string;
}

/** What sets one resource apart from another. All of it is pure and synchronous: the calls fetch what it needs beforehand. */
export interface Resource<N extends TableName> {
  name: ResourceName;
  table: N;
  noun: Noun;
  readers?: readonly Role[];
  writers?: readonly Role[];

  /** Refuses a list that is asked so. */
  guardList?(me: Reader, query: URLSearchParams): void;
  /** What `ask` looks up. */
  listNeeds?(query: URLSearchParams): Needs;
  /** The records of a list, as far as the reader may know of them. */
  ask(asked: Asked): Question<Facts[N]>;
  /** A record as a list tells it; as it is stored when absent. */
  item?: View<Facts[N]>;
  /** The same for a list that is asked so, where that differs. */
  itemFor?(query: URLSearchParams): View<Facts[N]>;
  /** The whole record; as in the list when absent. */
  detail?: View<Facts[N]>;

  /** What `sees` looks up. */
  recordNeeds?(record: Facts[N]): Needs;
  /** Whether a reader may know of a record: what one may not know of does not exist. */
  sees?(me: Reader, record: Facts[N], related: Related): boolean;

  /** What is made of a body before the transaction. */
  prepare?(ports: Ports, body: Body, isNew: boolean): Promise<Prepared>;
  /** The fields of which no two records have the same text. */
  unique?: readonly TextField<Facts[N]>[];
  /** What `parse` looks up. */
  bodyNeeds?(body: Body, before: Facts[N] | undefined): Needs;
  /** Checks what was sent, and makes the record of it. */
  parse(saving: Saving<Facts[N]>): Omit<Facts[N], 'id'>;
  guardWrite?(me: UserFact, record: Facts[N]): void;
  /** What is written down of a write: of a record that is new, changed or gone. */
  events?(before: Facts[N] | undefined, after: Facts[N] | undefined): readonly AuditEvent[];
  /** Whether a write ends the sessions of the user that it is about. */
  endsSessions?(before: Facts[N], after: Facts[N]): boolean;

  guardDelete?(me: UserFact, record: Facts[N]): void;
  /** Who stands in the way of a delete by naming the record, and the refusal for that many of them. */
  usedBy?: Link & { refuse(record: Facts[N], count: number): Response };
  /** Records that go with it, by the field that names it. */
  owns?: readonly Link[];
  /** Records of another table that change once this one is gone or another one: looked up, and stored with it. */
  follows?: { table: TableName; needs(before: Facts[N]): Needs; changed(before: Facts[N], related: Related): readonly Fact[] };
  /** Lists of ids that it is taken out of. */
  listedIn?: readonly Link[];

  /** The files that a record takes after it was saved, so that a failed upload loses nothing: `POST {resource}/{id}/image`. */
  files?: readonly FileRule[];
  guardFile?(me: UserFact, record: Facts[N], rule: FileRule): void;
}

/** `1 product`, or `3 producten`. */
export const counted = (count: number, [one, many]: readonly [string, string]): string => `${count} ${count === 1 ? one : many}`;

/** The name of a record, checked with the other fields of the body: it has to be there. */
export const nameIn = ({ noun }: { noun: Noun }, { body, before }: Pick<Saving<{ readonly name: string }>, 'body' | 'before'>, { Name = [], ...others }: Problems = {}): string => {
  const name = textIn(body, 'name', before?.name);
  refuseInvalid({ Name: [...nameProblems(name, `Het is verplicht ${noun} een naam te geven`), ...Name], ...others });
  return name;
};

/** The same where it has to be nobody else's besides. */
export const ownNameIn = <T extends Fact & { readonly name: string }>(resource: { noun: Noun }, saving: Saving<T>, others?: Problems): string => {
  const name = nameIn(resource, saving, others);
  refuseTaken((saving.isTaken as (field: string) => boolean)('name'), 'Name', `Er is al een ${resource.noun.split(' ')[1]} met de naam ${name}.`);
  return name;
};
