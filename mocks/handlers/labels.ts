import type { Db } from '../db/db.ts';
import type { MaterialFact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { text } from './body.ts';
import { refuseTaken } from './checks.ts';
import { nameProblems } from './lengths.ts';
import { refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { byName, searchByName } from './search.ts';

interface Label {
  name: 'Materials' | 'Tags';
  noun: string;
  required: string;
  taken: (name: string) => string;
  table: (db: Db) => Table<MaterialFact>;
}

const label = ({ name: resource, noun, required, taken, table }: Label): Resource<MaterialFact> => ({
  name: resource,
  noun,
  pageSize: 10,
  table,
  list: ({ db, query }) => byName(searchByName(table(db).all(), query)),
  item: (_call, record) => record,
  parse({ db }, body, before) {
    const name = text(body.name);
    refuseInvalid({ Name: nameProblems(name, required) });
    refuseTaken(table(db), 'name', name, before, taken(name));
    return { name };
  },
});

/** What products are printed on. */
export const materials = label({
  name: 'Materials',
  noun: 'Dit materiaal',
  required: 'Het is verplicht het materiaal een naam te geven',
  taken: name => `Er is al een materiaal met de naam ${name}.`,
  table: db => db.materials,
});

/** Free labels on products. */
export const tags = label({
  name: 'Tags',
  noun: 'Deze tag',
  required: 'Het is verplicht de tag een naam te geven',
  taken: name => `Er is al een tag met de naam ${name}.`,
  table: db => db.tags,
});
