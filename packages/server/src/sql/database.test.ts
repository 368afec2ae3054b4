import { createApi, isUnavailable, unavailable, type Store } from '@staalkaart/api';
import { logIn, senderTo } from '@staalkaart/mocks/conformance';
import { seedOf } from '@staalkaart/mocks/seed';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSessions } from '../auth/sessions.ts';
import { connect } from './connection.ts';
import { type Database, openDatabase, pendingMigrations } from './database.ts';
import { type Migration, migrations } from './migrations/migrations.ts';
import { createStore } from './store.ts';
import { columnOf, fieldsOf, tables } from './tables.ts';
import { createDatabases, plainPorts } from './testing.ts';

const databases = createDatabases();
afterAll(databases.clear);

const tagsIn = async ({ store }: { store: Store }): Promise<string[]> => (await store.read(at => at.find('tags', {}))).records.map(({ name }) => name);
const addTag = ({ store }: { store: Store }, name: string) => store.write(at => at.add('tags', [{ name }]));

/** Opens a folder for one test. */
const using = async <Result>(folder: string, work: (database: Database) => Promise<Result> | Result, options?: Parameters<typeof openDatabase>[1]): Promise<Result> => {
  using database = openDatabase(folder, options);
  return await work(database);
};

describe('a folder', () => {
  test('what is written is there after the next start, under the same ids', async () => {
    const folder = databases.folder();
    await using(folder, async database => {
      await addTag(database, 'Eerst');
      const [gone] = await addTag(database, 'Weg');
      await database.store.write(at => at.remove('tags', [gone!.id]));
    });
    await using(folder, async database => {
      expect(await tagsIn(database)).toEqual(['Eerst']);
      // Also the last id is not used again.
      expect((await addTag(database, 'Nieuw'))[0]?.id).toBe(3);
      expect(database.check()).toEqual([]);
    });
  });

  test('another start is another version of every list', async () => {
    const folder = databases.folder();
    const versions = await using(folder, async database => {
      const before = database.store.version();
      await database.store.read(at => at.find('tags', {}));
      await database.store.write(async at => {
        await at.add('tags', []);
        await at.remove('tags', []);
      });
      expect(database.store.version()).toBe(before);
      await addTag(database, 'Eerst');
      return [before, database.store.version()];
    });
    await using(folder, ({ store }) => { expect(new Set([...versions, store.version()]).size).toBe(3); });
  });

  test('a second process is told that the folder is in use, until the first one is gone, however it went', async () => {
    const folder = databases.folder();
    // Held, or it is collected, and its lock with it.
    const code = `const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'database.ts'))}); const held = openDatabase(${JSON.stringify(folder)}); console.log('open'); setInterval(() => held, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(child.stdout, 'data');
      expect(() => openDatabase(folder)).toThrow(/is al in gebruik door een ander proces/);
      // To look on is no matter.
      await using(folder, async ({ store }) => { expect((await store.read(at => at.find('tags', {}))).total).toBe(0); }, { isReadOnly: true });
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await using(folder, async database => { expect(await addTag(database, 'Hersteld')).toHaveLength(1); });
  });

  test('who looks on writes nothing, and makes nothing', async () => {
    const folder = databases.folder();
    expect(() => openDatabase(folder, { isReadOnly: true })).toThrow(/staat geen databank/);
    expect(readdirSync(folder)).toEqual([]);
    await using(folder, database => database.load(seedOf(3)));
    await using(folder, async database => { await expect(async () => addTag(database, 'x')).rejects.toThrow('opened to be read'); }, { isReadOnly: true });
  });

  test('a file that is no database is said to be none', () => {
    const folder = databases.folder();
    writeFileSync(join(folder, 'catalogue.sqlite'), 'Dit is een brief en geen databank. '.repeat(100));
    expect(() => openDatabase(folder)).toThrow(/beschadigd, of het bestand is iets anders/);
    // The folder is free again.
    expect(() => openDatabase(folder)).toThrow(/beschadigd/);
  });

  test('kill -9 at any moment loses no write that was answered', async () => {
    const folder = databases.folder();
    const code = `
      const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'database.ts'))});
      const { store } = openDatabase(${JSON.stringify(folder)});
      for (let count = 0; ; count += 1) {
        await store.write(async at => { await at.add('tags', [{ name: 'a' + count }]); await at.add('materials', [{ name: 'a' + count }]); });
        process.stdout.write('a' + count + '\\n');
      }`;
    for (const kills of [1, 40, 173]) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', code.replaceAll("'a'", `'r${kills} '`)], { stdio: ['ignore', 'pipe', 'inherit'] });
      const answered: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        answered.push(line);
        if (answered.length === kills) child.kill('SIGKILL');
      }
      await using(folder, async database => {
        const tags = await tagsIn(database);
        expect(tags).toEqual(expect.arrayContaining(answered));
        // Whole transactions, too.
        expect((await database.store.read(at => at.find('materials', {}))).total).toBe(tags.length);
        expect(database.check()).toEqual([]);
      });
    }
  });

  test('a damaged database is not opened, nor copied, and nothing stays of either', async () => {
    const folder = databases.folder();
    await using(folder, ({ store }) => store.write(at => at.add('tags', Array.from({ length: 2000 }, (_, count) => ({ name: `Tag ${count} ${'x'.repeat(200)}` })))));
    const copies = databases.folder();
    const looking = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
    const { rootpage } = looking.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'tags'").get() as { rootpage: number };
    looking.close();
    const file = openSync(join(folder, 'catalogue.sqlite'), 'r+');
    await using(folder, async ({ backup }) => {
      writeSync(file, Buffer.alloc(4096, 1), 0, 4096, (rootpage - 1) * 4096);
      await expect(backup(join(copies, 'kopie.sqlite'))).rejects.toThrow('De kopie is niet in orde en werd niet bewaard: ');
    });
    closeSync(file);
    expect(() => openDatabase(folder)).toThrow('De databank is beschadigd');
    // The last connection takes the log with it.
    expect([readdirSync(copies), readdirSync(folder).sort()]).toEqual([[], ['catalogue.sqlite', 'lock.sqlite']]);
  });

  test('a copy that is made while others write is whole, and of one moment', async () => {
    const database = databases.open(seedOf());
    const copy = join(databases.folder(), 'catalogue.sqlite');
    const state = { isDone: false };
    const copied = database.backup(copy).finally(() => { state.isDone = true; });
    for (let count = 0; !state.isDone || count < 5; count += 1) {
      await database.store.write(async at => {
        await at.add('tags', [{ name: `Tijdens ${count}` }]);
        await at.add('materials', [{ name: `Tijdens ${count}` }]);
      });
      await new Promise(setImmediate);
    }
    await copied;
    expect(existsSync(`${copy}.part`)).toBe(false);
    await using(join(copy, '..'), async ({ store, check }) => {
      expect(check()).toEqual([]);
      const during = async (table: 'tags' | 'materials') => (await store.read(at => at.find(table, { words: ['tijdens'] }))).total;
      expect(await during('tags')).toBe(await during('materials'));
      expect(await store.read(at => at.find('products', {}))).toEqual(await database.store.read(at => at.find('products', {})));
    });
  });
});

describe('migrations', () => {
  const second: Migration = { name: 'Een kleur bij elke tag', sql: "ALTER TABLE tags ADD COLUMN colour TEXT NOT NULL DEFAULT 'rood'" };
  const colours = (folder: string): unknown => {
    const file = new DatabaseSync(join(folder, 'catalogue.sqlite'));
    const rows = file.prepare('SELECT name, colour FROM tags').all().map(row => ({ ...row }));
    file.close();
    return rows;
  };
  const housed = async (): Promise<string> => {
    const folder = databases.folder();
    await using(folder, database => addTag(database, 'Goud'));
    return folder;
  };

  /** The demonstration as an older version had it: each table holds what it has a column for, and triggers fill the rest. @returns its folder, and its file */
  const demonstrationOf = async (version: number): Promise<[folder: string, file: DatabaseSync]> => {
    const [folder, today] = [databases.folder(), databases.folder()];
    await using(today, ({ load }) => load(seedOf()));
    await using(folder, () => undefined, { steps: migrations.slice(0, version) });
    const file = new DatabaseSync(join(folder, 'catalogue.sqlite'), { enableForeignKeyConstraints: false });
    file.exec(`ATTACH '${join(today, 'catalogue.sqlite')}' AS today`);
    for (const table of [...Object.values(tables).map(described => described.table), 'product_search']) {
      const common = file.prepare(`SELECT name FROM pragma_table_info('${table}', 'main') INTERSECT SELECT name FROM pragma_table_info('${table}', 'today')`).all();
      const columns = common.map(({ name }) => `"${name}"`).join();
      if (columns) file.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM today.${table}`);
    }
    file.exec('DETACH today');
    return [folder, file];
  };

  test('who waited for a code begins anew, and a code that was used stays so', async () => {
    const [folder, file] = await demonstrationOf(1);
    file.exec('INSERT INTO second_steps (id, password_at, attempts, last_counter, added) VALUES (1, 5, 3, 77, 1)');
    file.close();
    await using(folder, async ({ store }) => {
      expect(await store.read(at => at.get('secondSteps', [1]))).toEqual([{ id: 1, lastCounter: 77, wrong: 0, wrongAt: 0, waiting: [] }]);
    });
  });

  test('an order or an amount that no call takes any more becomes one that it does, and a product shows its first picture still', async () => {
    const [folder, file] = await demonstrationOf(2);
    const media = file.prepare('SELECT id, path FROM assets WHERE product_id = 1001 AND NOT is_video ORDER BY id LIMIT 2').all();
    file.exec(`
      UPDATE segments SET "order" = CASE id WHEN 11 THEN 1.5 WHEN 12 THEN -3 WHEN 13 THEN 9e999 WHEN 14 THEN 1e15 ELSE "order" END;
      UPDATE products SET ammount = CASE id WHEN 1001 THEN 9e999 WHEN 1002 THEN 1e20 WHEN 1003 THEN 2.5 ELSE ammount END;
      UPDATE assets SET "order" = CASE id WHEN ${media[0]!.id} THEN 1e20 WHEN ${media[1]!.id} THEN 1e16 ELSE 9e999 END WHERE product_id = 1001;
      UPDATE products SET cover_path = '${media[1]!.path}' WHERE id = 1001`);
    file.close();
    await using(folder, async ({ store }) => {
      const [segments, products] = await store.read(async at => [await at.get('segments', [11, 12, 13, 14, 15]), await at.get('products', [1001, 1002, 1003])] as const);
      expect(segments.map(({ order }) => order)).toEqual([2, 0, 999_999_999_999_999, 999_999_999_999_999, 5]);
      expect(products.map(({ ammount }) => ammount)).toEqual([null, null, 2.5]);
      const related = await store.read(at => at.related({ assetsOf: [1001], coversOf: [1001] }));
      expect(related.assetsOf(1001).map(({ order }) => order)).toContain(999_999_999_999_999);
      expect(related.coverOf(1001).path).toBe(related.assetsOf(1001).find(({ isVideo }) => !isVideo)!.path);
    });
  });

  test('a film of which the file never came no longer counts, and every other one does', async () => {
    const [folder, file] = await demonstrationOf(3);
    const [lost, kept] = file.prepare('SELECT DISTINCT product_id AS id FROM assets WHERE is_video ORDER BY id LIMIT 2').all().map(({ id }) => Number(id));
    file.exec(`UPDATE assets SET path = NULL WHERE is_video AND product_id = ${lost}`);
    file.close();
    await using(folder, async ({ store }) => {
      const related = await store.read(at => at.related({ coversOf: [lost!, kept!] }));
      expect([lost, kept].map(id => related.coverOf(id!).hasVideo)).toEqual([false, true]);
    });
  });

  test('what was folded away is found', async () => {
    const [folder, file] = await demonstrationOf(4);
    file.exec(`
      UPDATE tags SET name = 'Ä^2', name_folded = 'a2', name_key = 'a000000000002' WHERE id = 301;
      UPDATE products SET name = 'Folder ^^ é', erp_id = 'MP´1', erp_id_folded = 'mp1' WHERE id = 1001;
      UPDATE product_search SET text = 'folder  e' || char(10) || 'mp1' WHERE id = 1001;
      UPDATE users SET email = 'daan^@staalkaart.be', email_folded = 'daan@staalkaart.be', search_text = 'daan' || char(10) || 'daan@staalkaart.be' WHERE id = 4`);
    file.close();
    await using(folder, async ({ store, check }) => {
      expect(check()).toEqual([]);
      const idsOf = async (found: Promise<{ records: readonly { id: number }[] }>) => (await found).records.map(({ id }) => id);
      expect(await store.read(at => Promise.all([
        idsOf(at.find('tags', { words: ['a^2'] })), idsOf(at.find('tags', { same: { name: ['ä^2'] } })), idsOf(at.find('products', { words: ['^^'] })),
        idsOf(at.find('products', { words: ['mp´1', 'folder'] })), idsOf(at.find('products', { same: { erpId: ['mp´1'] } })), idsOf(at.find('users', { words: ['daan^@'] })),
      ]))).toEqual([[301], [301], [1001], [1001], [1001], [4]]);
    });
  });

  test('a step is tried on a copy, then taken with a copy of before beside it, once', async () => {
    const folder = await housed();
    const steps = [...migrations, second];
    expect(pendingMigrations(folder)).toEqual([]);
    expect(pendingMigrations(folder, steps)).toEqual([second.name]);
    expect(() => colours(folder)).toThrow('no such column');
    await using(folder, async database => { expect(await tagsIn(database)).toEqual(['Goud']); }, { steps });
    expect(colours(folder)).toEqual([{ name: 'Goud', colour: 'rood' }]);
    expect(pendingMigrations(folder, steps)).toEqual([]);
    const before = new DatabaseSync(join(folder, `catalogue-before-${migrations.length + 1}.sqlite`), { readOnly: true });
    expect({ ...before.prepare('SELECT count(*) AS tags FROM tags').get() }).toEqual({ tags: 1 });
    before.close();
  });

  test('a database of a newer version is refused, and stays as it is', async () => {
    const folder = await housed();
    await using(folder, () => undefined, { steps: [...migrations, second] });
    expect(() => openDatabase(folder)).toThrow(`van een nieuwere versie van Staalkaart (${migrations.length + 1}) dan deze (${migrations.length})`);
    expect(() => openDatabase(folder, { isReadOnly: true })).toThrow(/nieuwere versie/);
    expect(() => pendingMigrations(folder)).toThrow(/nieuwere versie/);
    expect(colours(folder)).toEqual([{ name: 'Goud', colour: 'rood' }]);
  });

  test.each([
    ['fails half way', "UPDATE tags SET name = 'Half'; INSERT INTO nowhere VALUES (1)", 'no such table'],
    ['leaves what refers to nothing', 'INSERT INTO sessions VALUES (1, \'x\', 99, 0, 0, 1)', /verwijst sessions 1 naar iets in users dat niet bestaat/],
  ])('a step that %s changes nothing', async (_what, sql, error) => {
    const folder = await housed();
    const steps = [...migrations, second, { name: 'Fout', sql }];
    expect(() => pendingMigrations(folder, steps)).toThrow(error);
    expect(() => openDatabase(folder, { steps })).toThrow(error);
    await using(folder, async database => { expect(await tagsIn(database)).toEqual(['Goud']); });
    expect(() => colours(folder)).toThrow('no such column');
  });

  test('the columns are those that the description names', async () => {
    const folder = await housed();
    const file = new DatabaseSync(join(folder, 'catalogue.sqlite'));
    for (const [name, { table, derived = {} }] of Object.entries(tables)) {
      const columns = file.prepare(`SELECT name FROM pragma_table_info('${table}')`).all().map(row => row.name);
      const described = ['id', ...fieldsOf(name as keyof typeof tables).map(([field]) => columnOf(field)), ...Object.keys(derived), 'added'];
      expect(columns.filter(column => !['cover_path', 'has_video'].includes(String(column))).sort()).toEqual(described.sort());
    }
    file.close();
  });
});

describe('what goes wrong', () => {
  /** A store whose connections a test may spoil. */
  const spoilable = (): { writer: ReturnType<typeof connect>; store: Store; file: string } => {
    const folder = databases.folder();
    openDatabase(folder).close();
    const file = join(folder, 'catalogue.sqlite');
    const [reader, writer] = [connect(file, { isReadOnly: true }), connect(file)];
    return { writer, store: createStore(reader, writer, undefined).store, file };
  };
  const refused = async (work: Promise<unknown>): Promise<string> => work.then(() => 'done', (error: unknown) => (isUnavailable(error) ? error.message : String(error)));

  test('a full disk refuses a write in Dutch, loses nothing, and takes the next one once there is room', async () => {
    const { writer, store } = spoilable();
    await addTag({ store }, 'Eerst');
    const [pages] = writer.get('PRAGMA page_count')!;
    writer.exec(`PRAGMA max_page_count = ${pages}`);
    const many = Array.from({ length: 2000 }, (_, count) => ({ name: `Tag ${count}` }));
    expect(await refused(store.write(at => at.add('tags', many)))).toBe('De schijf is vol.');
    expect(await tagsIn({ store })).toEqual(['Eerst']);
    writer.exec('PRAGMA max_page_count = 1000000');
    expect(await refused(store.write(at => at.add('tags', many)))).toBe('done');
    expect(await tagsIn({ store })).toHaveLength(2001);
  });

  test('whoever wrote hears it when the disk does not keep it, and only then that it is done', async () => {
    const folder = databases.folder();
    openDatabase(folder).close();
    const file = join(folder, 'catalogue.sqlite');
    const disk = Promise.withResolvers<void>();
    const kept = [() => disk.promise, () => Promise.reject(unavailable('De schijf antwoordt niet zoals het hoort.', undefined))];
    const { store } = createStore(connect(file, { isReadOnly: true }), connect(file), { tidy: () => undefined, keep: () => kept.shift()!() });
    let isDone = false;
    const written = addTag({ store }, 'Eerst').then(() => { isDone = true; });
    // Others go on meanwhile.
    await expect.poll(() => tagsIn({ store })).toEqual(['Eerst']);
    expect(isDone).toBe(false);
    disk.resolve();
    await written;
    expect(await refused(addTag({ store }, 'Dan'))).toBe('De schijf antwoordt niet zoals het hoort.');
  });

  describe('with a call that has a key', () => {
    const WAAIER = ['POST', 'Products', { name: 'Waaier', customerId: 401 }, { 'Idempotency-Key': 'a-1' }] as const;
    const sessions = createSessions(() => new Date());
    const sendTo = (store: Store) => senderTo(createApi({ ...plainPorts(), sessions, store }).fetch);
    const signIn = async ({ store }: Database) =>
      (await logIn(sendTo(store)(undefined), 'poweruser@staalkaart.be')).body.token as string;
    const productsIn = async ({ store }: Database) => (await store.read(at => at.find('products', {}))).total;

    test('a crash after the commit and before the answer: a repeat at the next start is told what was made, and makes nothing', async () => {
      const folder = databases.folder();
      const token = await using(folder, async database => {
        database.load(seedOf(3));
        const signedIn = await signIn(database);
        const crashing: Store = { ...database.store, write: work => database.store.write(work).then(() => { throw new Error('weg'); }) };
        await expect(sendTo(crashing)(signedIn)(...WAAIER)).rejects.toThrow('weg');
        return signedIn;
      });
      await using(folder, async database => {
        expect(await productsIn(database)).toBe(4);
        const { status, body } = await sendTo(database.store)(token)(...WAAIER);
        expect([status, body]).toEqual([201, (await sendTo(database.store)(token)('GET', `Products/${body.id}`)).body]);
        expect([await productsIn(database), database.check()]).toEqual([4, []]);
      });
    });

    test('what cannot be told to a repeat is not made either', async () => {
      const database = databases.open(seedOf(3));
      const token = await signIn(database);
      const full: Store = {
        ...database.store,
        write: work => database.store.write(at => work({ ...at, add: (table, records) => (table === 'answers' ? Promise.reject(new Error('vol')) : at.add(table, records)) })),
      };
      await expect(sendTo(full)(token)(...WAAIER)).rejects.toThrow('vol');
      expect(await productsIn(database)).toBe(3);
      expect((await sendTo(database.store)(token)(...WAAIER)).status).toBe(201);
      expect(await productsIn(database)).toBe(4);
    });

    test('an answer goes with its user', async () => {
      const database = databases.open(seedOf(3));
      await sendTo(database.store)(await signIn(database))(...WAAIER);
      const kept = async () => (await database.store.read(at => at.find('answers', {}))).records.map(({ userId, status }) => [userId, status]);
      expect(await kept()).toEqual([[3, 201]]);
      await database.store.write(async at => {
        await at.remove('collections', (await at.find('collections', {})).records.map(({ id }) => id));
        await at.remove('users', [3]);
      });
      expect([await kept(), database.check()]).toEqual([[], []]);
    });
  });

  test('a write that is on the disk is done, whatever the next one is at', async () => {
    const { store, close } = openDatabase(databases.folder());
    const next = Promise.withResolvers<void>();
    const first = addTag({ store }, 'Eerst');
    const second = store.write(async at => {
      await at.add('tags', [{ name: 'Dan' }]);
      await next.promise;
    });
    expect(await refused(first)).toBe('done');
    next.resolve();
    await second;
    expect(await tagsIn({ store })).toEqual(['Dan', 'Eerst']);
    close();
  });

  test('what was written comes into the database beside the thread that answers', async () => {
    const folder = databases.folder();
    const { store, close } = openDatabase(folder);
    const many = Array.from({ length: 20_000 }, (_, count) => ({ name: `Tag ${count} ${'x'.repeat(900)}` }));
    await store.write(at => at.add('tags', many));
    const looking = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
    const placed = () => {
      const { log, checkpointed } = looking.prepare('PRAGMA wal_checkpoint(NOOP)').get() as { log: number; checkpointed: number };
      return log > 0 && log === checkpointed;
    };
    await expect.poll(placed, { timeout: 20_000 }).toBe(true);
    looking.close();
    close();
  });

  test.each([[4000, 8, 120_000_000], [9000, 6, 200_000_000]])('what is written without a pause, %i at a time, does not make the log grow for ever', async (length, rounds, most) => {
    const folder = databases.folder();
    const { store, close } = openDatabase(folder);
    for (let round = 0; round < rounds; round += 1) {
      await store.write(at => at.add('tags', Array.from({ length }, (_, count) => ({ name: `Tag ${round} ${count} ${'x'.repeat(900)}` }))));
    }
    expect(statSync(join(folder, 'catalogue.sqlite-wal')).size).toBeLessThan(most);
    close();
  });

  test('what may only be read is read, and takes a write once it may be written', async () => {
    const { writer, store } = spoilable();
    writer.exec('PRAGMA query_only = ON');
    expect(await refused(addTag({ store }, 'Nu'))).toBe('De map met gegevens kan alleen gelezen worden.');
    expect(await tagsIn({ store })).toEqual([]);
    writer.exec('PRAGMA query_only = OFF');
    expect(await refused(addTag({ store }, 'Dan'))).toBe('done');
  });

  test('a double that no rule saw is still taken', async () => {
    const { store } = databases.open(seedOf());
    const thrown: unknown = await store.write(at => at.add('tags', [{ name: 'Ongezien' }, { name: 'ONGEZIEN' }])).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).status).toBe(409);
    expect((await store.read(at => at.find('tags', { words: ['ongezien'] }))).total).toBe(0);
  });

  test('what nobody may leave behind is not left behind', async () => {
    const { store } = databases.open(seedOf());
    await expect(store.write(at => at.remove('customers', [401]))).rejects.toThrow('FOREIGN KEY');
    expect(await store.read(at => at.get('customers', [401]))).toHaveLength(1);
  });
});

describe('at once', () => {
  /** The API over a database with its sessions, and a way to call it. */
  const housed = () => {
    const database = databases.open(seedOf());
    const send = senderTo(createApi({ ...plainPorts(), sessions: createSessions(() => new Date()), store: database.store }).fetch);
    const signIn = async (name: string) => send((await logIn(send(undefined), `${name}@staalkaart.be`)).body.token);
    return { database, signIn };
  };

  test('readings go on while a transaction of many records is open, and see none of it', async () => {
    const { database: { store } } = housed();
    const seen: number[] = [];
    const state = { isOpen: true };
    const [product] = await store.read(at => at.get('products', [1001]));
    const many = Array.from({ length: 3000 }, (_, count) => ({ ...product!, erpId: `NIEUW-${count}` }));
    const write = store.write(at => at.add('products', many)).finally(() => { state.isOpen = false; });
    while (state.isOpen) {
      seen.push((await store.read(at => at.find('products', { words: ['kaart'] }, { number: 1, size: 1 }))).total);
      await new Promise(setImmediate);
    }
    await write;
    // Those that come while the disk is waited for see all of it.
    const { total } = await store.read(at => at.find('products', { words: ['kaart'] }, { number: 1, size: 1 }));
    const during = seen.filter(found => found !== total);
    expect(during.length).toBeGreaterThan(5);
    expect(seen.slice(0, during.length)).toEqual(during.map(() => total - many.length));
    expect((await store.read(at => at.find('products', {}, { number: 1, size: 1 }))).total).toBe(3240);
  });

  test('a long list does not hold up the others, nor is it of two moments', async () => {
    const { database: { store } } = housed();
    const [product] = await store.read(at => at.get('products', [1001]));
    await store.write(at => at.add('products', Array.from({ length: 10_000 }, (_, count) => ({ ...product!, erpId: `NIEUW-${count}`, name: 'Eerst' }))));
    const order: string[] = [];
    const long = store.read(at => at.find('products', { words: ['eerst'] })).then(found => { order.push('long'); return found; });
    const short = store.read(at => at.get('tags', [301])).then(() => order.push('short'));
    const { records: [one] } = await store.read(at => at.find('products', { words: ['eerst'] }, { number: 1, size: 1 }));
    const write = store.write(at => at.put('products', [{ ...one!, name: 'Dan' }])).then(() => order.push('write'));
    const { records } = await long;
    await Promise.all([short, write]);
    expect(order).toEqual(['short', 'long', 'write']);
    expect(records.filter(({ name }) => name === 'Eerst')).toHaveLength(10_000);
  });

  test('who reads waits for no write, and that they were here is written down once', async () => {
    const { store } = databases.open(seedOf());
    let [now, writes] = [Date.parse('2026-11-17T09:00:00.000Z'), 0];
    const clock = () => new Date(now);
    const counted: Store = {
      ...store,
      write: work => {
        writes += 1;
        return store.write(work);
      },
    };
    const send = senderTo(createApi({ ...plainPorts(clock), sessions: createSessions(clock), store: counted }).fetch);
    const user = send((await logIn(send(undefined), 'user@staalkaart.be')).body.token);
    [now, writes] = [now + 60_000, 0];
    const gate = Promise.withResolvers<void>();
    const busy = store.write(() => gate.promise);
    expect((await Promise.all([1, 2, 3].map(() => user('GET', 'Me')))).map(({ status }) => status)).toEqual([200, 200, 200]);
    gate.resolve();
    await busy;
    const used = async () => (await store.write(at => at.find('sessions', {}))).records.map(session => session.used);
    expect([await used(), (await user('GET', 'Me')).status, writes]).toEqual([[now], 200, 1]);
  });

  /** How many statements some work takes, neither transactions nor triggers counted. */
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const spies = (['all', 'get', 'run'] as const).map(how => vi.spyOn(StatementSync.prototype, how));
    await work();
    const counted = spies.flatMap(({ mock }) => mock.calls).length;
    for (const spy of spies) spy.mockRestore();
    return counted;
  };

  test.each([['Products?pageSize=12', 5], ['Products?pageSize=1000000&categories=101', 5], ['Products?searchTerm=kaart+no&orderBy=updated', 5], ['Categories?pageSize=1000000', 5], ['Products/1001', 8]])(
    'GET %s takes at most %i statements, who is signed in included, also after a write',
    async (path, most) => {
      const { signIn } = housed();
      const [editor, reader] = [await signIn('poweruser'), await signIn('user')];
      const read = async () => expect((await reader('GET', path)).status).toBe(200);
      expect(await statementsOf(read)).toBeLessThanOrEqual(most);
      expect((await editor('POST', 'Tags', { name: 'Ongezien' })).status).toBe(201);
      const { body } = await editor('GET', 'Products/1001');
      expect((await editor('PUT', 'Products', { ...body, categoryIds: [101, 128], name: 'Kaartje Noord' })).status).toBe(200);
      expect((await editor('PUT', 'Customers', { id: 401, name: 'Anders', erpId: 'K-9' })).status).toBe(200);
      expect(await statementsOf(read)).toBeLessThanOrEqual(most);
    },
  );

  test('a page that was read before costs one statement, until somebody changes a product', async () => {
    const { signIn } = housed();
    const [editor, reader] = [await signIn('poweruser'), await signIn('user')];
    const first = async () => ((await reader('GET', 'Products?pageSize=12')).body as { id: number; name: string }[])[0]!;
    const { id } = await first();
    expect(await statementsOf(first)).toBe(1);
    const { body } = await editor('GET', `Products/${id}`);
    expect((await editor('PUT', 'Products', { ...body, name: 'Anders dan daarnet' })).status).toBe(200);
    expect(await first()).toMatchObject({ id, name: 'Anders dan daarnet' });
  });
});
