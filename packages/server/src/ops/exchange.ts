import { type Fact, type Facts, MEDIA, pathsInUse, type Secrets, type Seed, type Snapshot, type TableName, type UserFact, withSoundNumbers } from '@staalkaart/api';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSecrets, readSecretKey } from '../auth/secrets.ts';
import { secretsOf } from '../auth/secretsOf.ts';
import { createFolderFiles } from '../files/createFolderFiles.ts';
import { sync } from '../files/disk.ts';
import { type Database, openDatabase } from '../sql/database.ts';
import { command } from './command.ts';
import { missingFiles } from './doctor.ts';
import { fill, tellBefore } from './fill.ts';
import { note } from './notes.ts';
import { createTar, readTar, type TarEntry, type TarWriter } from './tar.ts';

/** The tables that are carried along. Who is signed in is not: everybody signs in anew. That somebody was shown a secret is. */
const CARRIED = ['users', 'segments', 'categories', 'customers', 'tags', 'materials', 'products', 'collections', 'assets', 'secondSteps'] as const satisfies readonly TableName[];
type Carried = (typeof CARRIED)[number];
/** What an export of before it was carried does not have. */
const LATER: readonly string[] = ['secondSteps'];

/** How many records are read at a time. */
const BATCH = 1000;
const FORMAT = 1;
const [HEADING, FACTS, FILES] = ['staalkaart.json', 'facts/', 'files/'];

/** A record as it is written: its fields in the order of their names, so that equal records are equal lines. */
const lineOf = (record: object): string => `${JSON.stringify(record, Object.keys(record).sort())}\n`;

/** Secrets are carried readable: every folder has a key of its own. */
const readable = (users: readonly UserFact[], secrets: Secrets | undefined): Promise<UserFact[]> =>
  Promise.all(users.map(async user => (user.secret === null || !secrets ? user : { ...user, secret: await secrets.decrypt(user.secret) })));

/** Records as they are carried: no code of a sign-in that is under way is taken in another folder. */
const carriedOf = async (table: Carried, records: readonly Fact[], secrets: Secrets | undefined): Promise<readonly Fact[]> => {
  if (table === 'users') return readable(records as readonly UserFact[], secrets);
  return table === 'secondSteps' ? records.map(record => ({ ...record, waiting: [] })) : records;
};

const writeTable = async (at: Snapshot, table: Carried, secrets: Secrets | undefined, append: (bytes: Uint8Array) => void): Promise<void> => {
  for (let [number, total] = [1, 1]; (number - 1) * BATCH < total; number += 1) {
    const found: { records: readonly Fact[]; total: number } = await at.find(table, {}, { number, size: BATCH });
    total = found.total;
    append(Buffer.from((await carriedOf(table, found.records, secrets)).map(lineOf).join('')));
  }
};

const writeFile = (tar: TarWriter, name: string, path: string): Promise<void> => tar.add(name, async append => {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) append(chunk);
});

/** Writes all that a folder holds to an archive: facts of one moment, then the files that they name. @returns how many files, and the paths of those that are missing */
const writeArchive = async (data: string, { store }: Database, file: string): Promise<{ count: number; missing: string[] }> => {
  using tar = createTar(file);
  await tar.add(HEADING, async append => append(Buffer.from(`${JSON.stringify({ format: FORMAT, tables: CARRIED })}\n`)));
  const secrets = await secretsOf(data, store);
  const paths = await store.read(async at => {
    for (const table of CARRIED) await tar.add(`${FACTS}${table}.jsonl`, append => writeTable(at, table, secrets, append));
    // Of the same moment.
    return pathsInUse({ ...store, read: work => work(at) });
  });
  const { locate } = createFolderFiles(data);
  const missing = await missingFiles(data, paths);
  const gone = new Set(missing);
  const files = [...paths].flatMap(path => (gone.has(path) ? undefined : locate(path)) ?? []).sort();
  for (const path of files) await writeFile(tar, FILES + basename(path), path);
  tar.end();
  return { count: files.length, missing };
};

/** `export FILE --data DATA`: also beside the server. */
export const exportTo = command({ usage: 'export BESTAND.tar', words: [1, 1] }, async ({ words: [typed = ''], data }, say) => {
  const target = resolve(typed);
  if (existsSync(target)) throw new Error(`Het bestand ${typed} is er al. Kies een nieuw bestand.`);
  using database = openDatabase(data, { isReadOnly: true });
  const part = `${target}.part`;
  try {
    await rm(part, { force: true });
    const { count, missing } = await writeArchive(data, database, part);
    await rename(part, target);
    await sync(dirname(target));
    say(`✓ Geëxporteerd naar ${typed}, met ${count} ${count === 1 ? 'bestand' : 'bestanden'}. De geheimen van de codes staan er leesbaar in: bewaar het zoals een sleutel.`);
    return tellBefore(missing, say);
  } finally {
    await rm(part, { force: true });
  }
});

const readFacts = async ({ contents }: TarEntry): Promise<Fact[]> => {
  const records: Fact[] = [];
  let held = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of contents) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) records.push(withSoundNumbers(JSON.parse(line) as Fact));
  }
  return records;
};

const keepFile = async (to: string, { contents }: TarEntry): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await using handle = await open(to, 'wx', 0o600);
  for await (const chunk of contents) await handle.writeFile(chunk);
  await handle.sync();
};

const refuseFormat = (heading: string): void => {
  const { format } = JSON.parse(heading) as { format?: unknown };
  if (format !== FORMAT) throw new Error(`Deze export heeft een ander formaat (${String(format)}) dan deze versie van Staalkaart kent (${FORMAT}).`);
};

/** Reads an archive into a folder: the files go where they belong, the facts are given. */
const readArchive = async (file: string, data: string): Promise<{ [N in Carried]?: Facts[N][] }> => {
  const { locate } = createFolderFiles(data);
  const facts: Partial<Record<string, Fact[]>> = {};
  for await (const entry of readTar(file)) {
    if (entry.name === HEADING) refuseFormat(await text(entry.contents));
    else if (entry.name.startsWith(FACTS)) facts[basename(entry.name, '.jsonl')] = await readFacts(entry);
    else {
      const to = entry.name.startsWith(FILES) ? locate(MEDIA + entry.name.slice(FILES.length)) : undefined;
      if (to === undefined) throw new Error(`Het bestand ${entry.name} hoort niet in een export van Staalkaart.`);
      await keepFile(to, entry);
    }
  }
  for (const table of CARRIED) if (!facts[table] && !LATER.includes(table)) throw new Error(`De export ${file} is niet volledig: ${table} ontbreekt.`);
  return facts as { [N in Carried]?: Facts[N][] };
};

const load = (folder: string, seed: Seed): void => {
  using database = openDatabase(folder);
  database.load(seed);
};

/** SQLite's for a record that contradicts another. */
const CONSTRAINT = 19;

/** Whether it is what an archive holds that stood in the way, rather than a disk: text that is no JSON or UTF-8, a field that is missing, records that contradict each other. */
const isOfContents = (thrown: unknown): boolean =>
  thrown instanceof SyntaxError || thrown instanceof TypeError || ((thrown as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT;

/** `import FILE --data DATA`: into a folder that is new. */
export const importFrom = command({ usage: 'import BESTAND.tar', words: [1, 1] }, async ({ words: [file = ''], data }, say) => {
  const folder = resolve(data);
  await access(file, constants.R_OK);
  const missing = await fill(folder, async part => {
    try {
      const { users = [], ...facts } = await readArchive(file, part);
      const { encrypt } = createSecrets(readSecretKey(part));
      const kept = await Promise.all(users.map(async user => ({ ...user, secret: user.secret === null ? null : await encrypt(user.secret) })));
      load(part, { key: 'import', ...facts, users: kept });
    } catch (thrown) {
      throw isOfContents(thrown) ? new Error(`Het bestand ${file} is beschadigd, of geen export van Staalkaart.`, { cause: thrown }) : thrown;
    }
    note(part, 'imported', { from: resolve(file) });
  });
  say(`✓ Geïmporteerd in ${folder}. Iedereen meldt zich opnieuw aan.`);
  return tellBefore(missing, say);
});
