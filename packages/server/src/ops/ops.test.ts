import { codeAt, createApi } from '@staalkaart/api';
import { fileForm, logIn, senderTo } from '@staalkaart/mocks/conformance';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderFiles } from '../files/createFolderFiles.ts';
import { type OpenData, openData } from '../openData.ts';
import { startServer } from '../server.ts';
import { openDatabase } from '../sql/database.ts';
import { commands } from './commands.ts';
import { examine } from './doctor.ts';
import { fill } from './fill.ts';
import { createTar, readTar } from './tar.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-ops-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let counter = 0;
const newPath = (ending = ''): string => join(root, `${counter += 1}${ending}`);

/** Runs a command. @returns its exit code and what it said */
const run = async (name: string, ...args: string[]): Promise<[code: number, said: string]> => {
  const said: string[] = [];
  const code = await commands[name]!(args, line => said.push(line));
  return [code, said.join('\n')];
};

const open = async (folder: string) => {
  const data = await openData(folder, { isDemo: true, clock: () => new Date(), report: () => undefined });
  return { folder, data, send: senderTo(createApi(data.ports).fetch) };
};
type Opened = Awaited<ReturnType<typeof open>>;

const signIn = async ({ send }: Opened, email = 'admin@staalkaart.be') => {
  const { body } = await logIn(send(undefined), email);
  return { as: send(body.token), answer: body };
};

const close = async ({ close: end }: OpenData) => end();

/** The demonstration, with a picture that was uploaded. */
const original = newPath();
let picture = '';
beforeAll(async () => {
  const opened = await open(original);
  const { as } = await signIn(opened);
  picture = (await as('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'))).body.path;
  await opened.data.ports.files.has(picture);
  await close(opened.data);
});

/** The demonstration as it was put back from a backup: made once, and copied. */
let model: Promise<string> | undefined;
const putBack = async (): Promise<string> => {
  const [copy, folder] = [newPath(), newPath()];
  expect(await run('backup', copy, '--data', original)).toEqual([0, expect.stringContaining(copy)]);
  expect(await run('restore', copy, '--data', folder)).toEqual([0, expect.stringContaining(folder)]);
  return folder;
};

/** A copy of it, to be damaged. */
const copied = async (): Promise<string> => {
  const folder = newPath();
  cpSync(await (model ??= putBack()), folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
};

const exported = async (folder: string): Promise<Buffer> => {
  const file = newPath('.tar');
  expect(await run('export', file, '--data', folder)).toEqual([0, expect.any(String)]);
  expect(statSync(file).mode & 0o077).toBe(0);
  return readFileSync(file);
};

test('an export takes the place of nothing', async () => {
  const file = newPath('.tar');
  writeFileSync(file, 'iets anders');
  expect(await run('export', file, '--data', original)).toEqual([1, `✗ Het bestand ${file} is er al. Kies een nieuw bestand.`]);
  expect(readFileSync(file, 'utf8')).toBe('iets anders');
});

test('a backup that is put back elsewhere has the same export, and so has an import of it', async () => {
  const file = newPath('.tar');
  await run('export', file, '--data', original);
  const imported = newPath();
  expect(await run('import', file, '--data', imported)).toEqual([0, expect.any(String)]);
  const [first, second] = [await exported(await copied()), await exported(imported)];
  expect(first.equals(readFileSync(file))).toBe(true);
  expect(second.equals(first)).toBe(true);
  expect(first.includes(picture.split('/').at(-1)!)).toBe(true);
  // The key of the folder is another one, and the code of the SuperAdmin is as it was.
  const opened = await open(imported);
  const [boss] = (await opened.data.ports.store.read(at => at.find('users', { same: { email: ['superadmin@staalkaart.be'] } }))).records;
  const secret = await opened.data.ports.secrets.decrypt(boss!.secret!);
  expect((await signIn(opened, boss!.email)).answer.requiresTwoFactor).toBe(true);
  const { body } = await opened.send(undefined)('POST', 'Auth/LoginTOTP', { email: boss!.email, code: codeAt(secret, Date.now()) });
  expect(body.token).toEqual(expect.any(String));
  await close(opened.data);
});

test('a backup under load holds whatever was answered before it, and no record without its file', async () => {
  const folder = await copied();
  const opened = await open(folder);
  const { as } = await signIn(opened);
  const answered: string[] = [];
  const load = { isOver: false };
  const writing = (async () => {
    for (let number = 0; !load.isOver; number += 1) {
      const name = `Onderweg ${number}`;
      await as('POST', 'Tags', { name });
      answered.push(name);
      await as('POST', 'Segments/12/image', fileForm('image', 'a.png', 'image/png'));
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    const before = answered.slice();
    const [copy, back] = [newPath(), newPath()];
    expect(await run('backup', copy, '--data', folder)).toEqual([0, expect.any(String)]);
    expect(await run('restore', copy, '--data', back)).toEqual([0, expect.any(String)]);
    expect(await run('doctor', '--data', back)).toEqual([0, expect.stringContaining(`✓ ${back} is in orde.`)]);
    const text = (await exported(back)).toString();
    for (const name of before) expect(text).toContain(`"${name}"`);
  }
  load.isOver = true;
  await writing;
  expect(answered.length).toBeGreaterThan(0);
  await close(opened.data);
});

test('nothing is written over what is there, and half a copy is none', async () => {
  expect(await run('backup', original, '--data', original)).toEqual([1, expect.stringContaining('niet leeg')]);
  expect(await run('backup', `${original}/kopie`, '--data', original)).toEqual([1, '✗ Een kopie hoort niet in de map die ze bewaart. Kies een andere map, liefst op een andere schijf.']);
  expect(await run('export', `${root}/geen/x.tar`, '--data', original)).toEqual([1, `✗ ${root}/geen/x.tar is er niet, of de map ervan niet.`]);
  expect(await run('restore', newPath(), '--data', newPath())).toEqual([1, expect.stringContaining('staat geen kopie')]);
  const [copy, folder] = [newPath(), newPath()];
  await run('backup', copy, '--data', original);
  truncateSync(createFolderFiles(copy).locate(picture)!, 0);
  expect(await run('restore', copy, '--data', newPath())).toEqual([2, expect.stringContaining(picture)]);
  truncateSync(join(copy, 'catalogue.sqlite'), 4096 * 20);
  expect(await run('restore', copy, '--data', folder)).toEqual([1, '✗ De databank is beschadigd, of het bestand is iets anders. Zet een kopie terug.']);
  expect(readdirSync(root).filter(name => name.startsWith(folder.split('/').at(-1)!))).toEqual([]);
});

test('a picture that was lost is told, and keeps nobody from a copy of the rest', async () => {
  const [folder, copy, back, imported] = [await copied(), newPath(), newPath(), newPath()];
  const [file, lost] = [newPath('.tar'), `\n· Het bestand van ${picture} ontbreekt of is leeg.`];
  unlinkSync(createFolderFiles(folder).locate(picture)!);
  expect(await run('backup', copy, '--data', folder)).toEqual([2, expect.stringMatching(/^✓ Kopie gemaakt/)]);
  expect(await run('restore', copy, '--data', back)).toEqual([2, `✓ Teruggezet en nagekeken: ${back}. Iedereen meldt zich opnieuw aan.${lost}`]);
  expect(await run('export', file, '--data', back)).toEqual([2, expect.stringContaining(lost)]);
  expect(await run('import', file, '--data', imported)).toEqual([2, `✓ Geïmporteerd in ${imported}. Iedereen meldt zich opnieuw aan.${lost}`]);
  expect(await run('doctor', '--data', imported)).toEqual([1, `✗ Het bestand van ${picture} ontbreekt of is leeg.`]);
});

test('a folder that stands ready is filled as it is, also after a copy that was given up halfway', async () => {
  const [copy, back] = [newPath(), newPath()];
  mkdirSync(copy, { mode: 0o755 });
  await run('backup', copy, '--data', original);
  expect(statSync(copy).mode & 0o077).toBe(0);
  mkdirSync(join(back, '.part'), { recursive: true });
  writeFileSync(join(back, '.part', 'rest'), 'half');
  const { ino } = statSync(back);
  expect((await run('restore', copy, '--data', back))[0]).toBe(0);
  expect([statSync(back).ino, statSync(back).mode & 0o077]).toEqual([ino, 0]);
  expect(readdirSync(back)).toEqual(readdirSync(copy).concat('lock.sqlite', 'operator.jsonl').sort());
  expect(await run('doctor', '--data', back)).toEqual([0, `✓ ${back} is in orde.`]);
});

test('what a server began in the folder meanwhile stays, and is not mixed with a copy', async () => {
  const folder = newPath();
  const filling = fill(folder, async part => {
    cpSync(original, part, { recursive: true });
    writeFileSync(join(folder, 'catalogue.sqlite'), 'van een ander');
  });
  await expect(filling).rejects.toThrow(`De map ${folder} is niet leeg. Kies een nieuwe map.`);
  expect([readdirSync(folder), readFileSync(join(folder, 'catalogue.sqlite'), 'utf8')]).toEqual([['catalogue.sqlite'], 'van een ander']);
});

test('a key that others could read is copied for oneself alone', async () => {
  const [folder, copy] = [await copied(), newPath()];
  chmodSync(join(folder, 'secret.key'), 0o640);
  expect((await run('backup', copy, '--data', folder))[0]).toBe(0);
  expect(statSync(join(copy, 'secret.key')).mode & 0o077).toBe(0);
});

test('a folder that was mistyped is told, and left as it is', async () => {
  const folder = newPath();
  const told = [1, `✗ In de map ${folder} staat geen databank.`];
  for (const words of [['migrate'], ['user', 'reset', 'user@staalkaart.be'], ['user', 'sessions', '--close']]) expect(await run(words[0]!, ...words.slice(1), '--data', folder)).toEqual(told);
  expect(readdirSync(root)).not.toContain(folder.split('/').at(-1));
});

test('a secret that was shown before an import is not shown after it', async () => {
  const [folder, file, imported] = [await copied(), newPath('.tar'), newPath()];
  const [, password] = /paswoord (\S+)/.exec((await run('user', 'reset', 'user@staalkaart.be', '--new-code', '--data', folder))[1]) ?? [];
  const shown = async (opened: Opened) => (await logIn(opened.send(undefined), 'user@staalkaart.be', password)).body.qrCodeImage as string;
  const before = await open(folder);
  const first = await shown(before);
  await close(before.data);
  await run('export', file, '--data', folder);
  await run('import', file, '--data', imported);
  const after = await open(imported);
  const second = await shown(after);
  await close(after.data);
  expect([first, second]).toEqual([expect.stringMatching(/^data:image/), expect.stringMatching(/^data:image/)]);
  expect(second).not.toBe(first);
});

test('who did not do anything for long is signed in no more', async () => {
  const folder = await copied();
  const opened = await open(folder);
  await signIn(opened);
  await close(opened.data);
  const database = new DatabaseSync(join(folder, 'catalogue.sqlite'));
  database.exec('UPDATE sessions SET used = used - 13 * 3600000');
  database.close();
  expect(await run('user', 'sessions', '--data', folder)).toEqual([0, '0 aanmeldingen']);
});

test('an archive that is cut off, or is none, is imported nowhere', async () => {
  const file = newPath('.tar');
  writeFileSync(file, (await exported(original)).subarray(0, -2000));
  const folder = newPath();
  expect(await run('import', file, '--data', folder)).toEqual([1, expect.stringContaining('niet volledig')]);
  writeFileSync(file, Buffer.alloc(4096, 'x'));
  expect(await run('import', file, '--data', folder)).toEqual([1, expect.stringContaining('geen export van Staalkaart')]);
  expect(await run('import', newPath('.tar'), '--data', folder)).toEqual([1, expect.stringContaining('is er niet')]);
  expect(readdirSync(root)).not.toContain(folder.split('/').at(-1));
});

test.each([['staalkaart.json', '{'], ['facts/tags.jsonl', '{"id":'], ['facts/tags.jsonl', '{"id":1}\n'], ['facts/segments.jsonl', '']])('an archive of which %s is damaged (%s) is imported nowhere', async (part, damaged) => {
  const [whole, file, folder] = [newPath('.tar'), newPath('.tar'), newPath()];
  writeFileSync(whole, await exported(original));
  {
    using tar = createTar(file);
    for await (const { name, contents } of readTar(whole)) {
      await tar.add(name, async append => {
        for await (const chunk of contents) if (name !== part) append(chunk);
        if (name === part) append(Buffer.from(damaged));
      });
    }
    tar.end();
  }
  expect(await run('import', file, '--data', folder)).toEqual([1, expect.stringContaining(`Het bestand ${file} is beschadigd, of geen export van Staalkaart.`)]);
  expect(readdirSync(root)).not.toContain(folder.split('/').at(-1));
});

test('an archive of an older version, with numbers that no call takes any more, comes in whole', async () => {
  const [older, file, folder] = [await copied(), newPath('.tar'), newPath()];
  const database = new DatabaseSync(join(older, 'catalogue.sqlite'));
  // Of no end: that is null in an archive.
  database.exec('UPDATE products SET ammount = 1e20 WHERE id = 1001; UPDATE segments SET "order" = CASE id WHEN 11 THEN 9e999 ELSE -2.5 END');
  database.close();
  // Nor did it carry who was shown a secret.
  const whole = newPath('.tar');
  writeFileSync(whole, await exported(older));
  using tar = createTar(file);
  for await (const { name, contents } of readTar(whole)) {
    if (name === 'facts/secondSteps.jsonl') for await (const _ of contents);
    else await tar.add(name, async append => { for await (const chunk of contents) append(chunk); });
  }
  tar.end();
  expect(await run('import', file, '--data', folder)).toEqual([0, expect.any(String)]);
  const { store, close: end } = openDatabase(folder);
  const [segments, [product]] = await store.read(async at => [await at.get('segments', [11, 12]), await at.get('products', [1001])] as const);
  expect([segments.map(({ order }) => order), product!.ammount]).toEqual([[999_999_999_999_999, 0], null]);
  end();
});

test('nobody is signed in to what was put back', async () => {
  const folder = await copied();
  const opened = await open(folder);
  const { as } = await signIn(opened);
  await close(opened.data);
  const [copy, back] = [newPath(), newPath()];
  await run('backup', copy, '--data', folder);
  await run('restore', copy, '--data', back);
  expect(await run('user', 'sessions', '--data', folder)).toEqual([0, expect.stringMatching(/^admin@staalkaart\.be: .*\n1 aanmelding$/)]);
  expect(await run('user', 'sessions', '--data', back)).toEqual([0, '0 aanmeldingen']);
  expect(as).toBeDefined();
});

test('of a folder that a process left at once, as of one that was copied by hand, all is put back', async () => {
  const opened = await open(await copied());
  const { as } = await signIn(opened);
  const { status } = await as('POST', 'Tags', { name: 'Net voor het einde' });
  const [left, back] = [newPath(), newPath()];
  // What was written last stands beside the database still.
  cpSync(opened.folder, left, { recursive: true });
  await close(opened.data);
  expect([status, await run('restore', left, '--data', back)]).toEqual([201, [0, expect.any(String)]]);
  expect((await exported(back)).includes('"Net voor het einde"')).toBe(true);
  expect(await run('export', newPath('.tar'), '--data', left)).toEqual([0, expect.any(String)]);
});

test('doctor finds nothing in a sound folder, and each kind of fault', async () => {
  expect(await run('doctor', '--data', original)).toEqual([0, `✓ ${original} is in orde.`]);
  expect(await run('doctor', '--data', newPath())).toEqual([1, expect.stringContaining('staat geen databank')]);
  const faults: [name: string, plant: (folder: string) => void, told: RegExp][] = [
    ['a record without its file', folder => unlinkSync(createFolderFiles(folder).locate(picture)!), /ontbreekt of is leeg/],
    ['a key that others read', folder => chmodSync(join(folder, 'secret.key'), 0o640), /secret\.key is niet afgeschermd/],
    ['a folder that others enter', folder => chmodSync(folder, 0o755), /niet afgeschermd/],
    ['notes that the server cannot write', folder => {
      // Rights keep root out of nothing: the server is another one then.
      if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
      chmodSync(join(folder, 'operator.jsonl'), 0o400);
    }, /operator\.jsonl is van \S+, en niet toegankelijk voor \S+\. .* sudo ch(own|mod) /],
    ['no key', folder => unlinkSync(join(folder, 'secret.key')), /sleutel .* ontbreekt/],
    ['another key', folder => writeFileSync(join(folder, 'secret.key'), 'ab'.repeat(32)), /niet die van deze databank/],
    ['a reference to nothing', folder => {
      const database = new DatabaseSync(join(folder, 'catalogue.sqlite'));
      database.exec('PRAGMA foreign_keys = OFF; UPDATE products SET customer_id = 999999 WHERE id = 1001');
      database.close();
    }, /verwijst naar iets in customers/],
    ['a page of rubbish', folder => {
      const file = join(folder, 'catalogue.sqlite');
      const bytes = readFileSync(file);
      bytes.fill(0xaa, bytes.length - 4096 * 3);
      writeFileSync(file, bytes);
    }, /✗/],
  ];
  for (const [name, plant, told] of faults) {
    const folder = await copied();
    plant(folder);
    expect([name, ...await run('doctor', '--data', folder)]).toEqual([name, 1, expect.stringMatching(told)]);
  }
  const { placed } = await examine(original, { typeOf: async () => 0x6969 });
  expect(await placed()).toEqual([expect.stringContaining('netwerkschijf (NFS)')]);
});

test('a server without the key of its secrets does not start, makes no other one, and says what to do', async () => {
  const start = (folder: string) => startServer({ folder, port: 0, host: '127.0.0.1' });
  const [gone, other, copy] = [await copied(), await copied(), newPath()];
  unlinkSync(join(gone, 'secret.key'));
  await expect(start(gone)).rejects.toThrow(/^De sleutel .*secret\.key ontbreekt: wie een code gebruikt, kan zich niet aanmelden \(superadmin@staalkaart\.be, fien@staalkaart\.be.*\)\. Zet de juiste terug, /);
  expect(readdirSync(gone)).not.toContain('secret.key');
  writeFileSync(join(other, 'secret.key'), 'ab'.repeat(32));
  const told = /^De sleutel .*secret\.key is niet die van deze databank: .*user reset E-MAIL --new-code\.$/;
  await expect(start(other)).rejects.toThrow(told);
  expect(await run('doctor', '--data', other)).toEqual([1, expect.stringMatching(/^✗ De sleutel .*secret\.key is niet die van deze databank/m)]);
  expect(await run('export', newPath('.tar'), '--data', other)).toEqual([1, expect.stringContaining('is niet die van deze databank')]);
  await run('backup', copy, '--data', original);
  unlinkSync(join(copy, 'secret.key'));
  expect(await run('restore', copy, '--data', newPath())).toEqual([1, expect.stringContaining(` ${copy}/secret.key ontbreekt: `)]);
  expect(await run('backup', newPath(), '--data', gone)).toEqual([1, expect.stringContaining(` ${gone}/secret.key ontbreekt: `)]);
  // It may be in the environment of the server alone: a second one would let nobody in.
  expect(await run('user', 'reset', 'user@staalkaart.be', '--new-code', '--data', gone)).toEqual([1, expect.stringMatching(/secret\.key ontbreekt: .* STAALKAART_SECRET_KEY: elke opdracht heeft die nodig, ook deze\./)]);
  expect(readdirSync(gone)).not.toContain('secret.key');
  // Each secret is tried: one that another key encrypted is found among those that are right.
  const opened = openDatabase(other, { isReadOnly: true });
  const { records } = await opened.store.read(at => at.find('users', {})).finally(opened.close);
  const holders = records.filter(({ secret }) => secret !== null).map(({ email }) => email);
  for (const email of holders.slice(1)) expect((await run('user', 'reset', email, '--new-code', '--data', other))[0]).toBe(0);
  await expect(start(other)).rejects.toThrow(`(${holders[0]})`);
  expect((await run('user', 'reset', holders[0]!, '--new-code', '--data', other))[0]).toBe(0);
  await (await start(other)).close();
});

test('a new code is begun where there is none yet, and the operator is told', async () => {
  const folder = await copied();
  const [code, said] = await run('user', 'reset', 'user@staalkaart.be', '--new-code', '--data', folder);
  expect([code, said]).toEqual([0, expect.stringMatching(/\n✓ user@staalkaart\.be krijgt bij de volgende aanmelding een QR-code te zien, en meldt zich van dan af met een code aan\.$/)]);
  const [, password] = /paswoord (\S+)/.exec(said) ?? [];
  const opened = await open(folder);
  const { body } = await logIn(opened.send(undefined), 'user@staalkaart.be', password);
  expect(body).toMatchObject({ token: null, requiresTwoFactor: true, qrCodeImage: expect.stringMatching(/^data:image\/png/) });
  await close(opened.data);
});

test('a catalogue of one\'s own is not started as the demonstration, whose codes everybody knows', async () => {
  const folder = newPath();
  await run('user', 'add', 'chef@drukkerij.be', '--name', 'Chef', '--data', folder);
  await expect(startServer({ folder, port: 0, host: '127.0.0.1', isDemo: true })).rejects.toThrow('Deze map bevat een eigen catalogus. Start ze zonder --demo.');
  await (await startServer({ folder, port: 0, host: '127.0.0.1' })).close();
});

test('doctor counts files that belong to nothing, which is no fault', async () => {
  const folder = await copied();
  const database = openDatabase(folder);
  await database.store.write(async at => at.put('segments', [{ ...(await at.get('segments', [11]))[0]!, path: null }]));
  database.close();
  expect(await run('doctor', '--data', folder)).toEqual([0, expect.stringMatching(/^· 1 bestand hoort bij niets meer: de server ruimt het na een dag op/)]);
});

test('a reset ends the sessions and gives another password; nothing is reset beside the server', async () => {
  const folder = await copied();
  const opened = await open(folder);
  const { as } = await signIn(opened, 'user@staalkaart.be');
  expect(await run('user', 'reset', 'user@staalkaart.be', '--data', folder)).toEqual([1, expect.stringContaining('al in gebruik')]);
  expect((await as('GET', 'Me')).status).toBe(200);
  await close(opened.data);
  const [code, said] = await run('user', 'reset', 'user@staalkaart.be', '--data', folder);
  const [, password] = /paswoord (\S+)/.exec(said) ?? [];
  expect(code).toBe(0);
  const again = await open(folder);
  const { send } = again;
  const [token] = (await again.data.ports.store.read(at => at.find('sessions', {}))).records;
  expect(token).toBeUndefined();
  const status = async (typed: string) => (await logIn(send(undefined), 'user@staalkaart.be', typed)).status;
  expect([await status('staalkaart'), await status(password!)]).toEqual([401, 200]);
  await close(again.data);
});

test('the server that has the folder next writes down what an operator did to it, once', async () => {
  const folder = await copied();
  await run('user', 'add', 'chef@drukkerij.be', '--name', 'Chef', '--role', 'Admin', '--data', folder);
  await run('user', 'reset', 'superadmin@staalkaart.be', '--new-code', '--data', folder);
  await run('user', 'sessions', 'user@staalkaart.be', '--close', '--data', folder);
  const start = async () => {
    const lines: string[] = [];
    const server = await startServer({ folder, port: 0, host: '127.0.0.1', writeLine: line => lines.push(line) });
    await server.close();
    return lines.map(line => JSON.parse(line));
  };
  const by = { time: expect.any(String), by: 'operator' };
  // A start that fails leaves them to the next.
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const lost: string[] = [];
  const { port } = taken.address() as AddressInfo;
  await expect(startServer({ folder, port, host: '127.0.0.1', writeLine: line => lost.push(line) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
  expect(lost).toEqual([]);
  expect(await start()).toEqual([
    { ...by, event: 'restored', from: expect.stringContaining(root) }, { ...by, event: 'user-created', whom: 13, role: 'Admin' },
    { ...by, event: 'password-reset', whom: 1 }, { ...by, event: 'second-step-reset', whom: 1 }, { ...by, event: 'sessions-closed', whom: 4 },
  ]);
  expect(await start()).toEqual([]);
});

test.each([
  ['backup', ['--help'], 'backup DOELMAP'], ['restore', ['-h'], 'restore KOPIE'], ['export', ['--help'], 'export BESTAND.tar'], ['import', ['x.tar', '-h'], 'import BESTAND.tar'],
  ['migrate', ['--help'], 'migrate [--dry-run]'], ['doctor', ['--help'], 'doctor'], ['user', ['add', '--help'], 'user add E-MAIL --name NAAM [--role ROL] | user reset E-MAIL [--new-code] | user sessions [E-MAIL] [--close]'],
])('who asks how %s is typed hears that, and no failure: %j', async (name, args, usage) => {
  expect(await run(name, ...args)).toEqual([0, `Gebruik: npm run server -- ${usage} --data MAP`]);
});

test('what a server goes on writing is not put back elsewhere as it stands: a copy of it is', async () => {
  const folder = await putBack();
  const { data } = await open(folder);
  const back = newPath();
  expect(await run('restore', folder, '--data', back)).toEqual([1, `✗ De map ${folder} is al in gebruik door een ander proces van Staalkaart. Stop dat eerst, of kies een andere map.`]);
  expect(existsSync(back)).toBe(false);
  await close(data);
  expect((await run('restore', folder, '--data', back))[0]).toBe(0);
});

test('a file in the place of a folder is called one', async () => {
  const file = newPath('.tar');
  writeFileSync(file, '');
  const told = [1, `✗ ${file} is een bestand, en geen map.`];
  for (const data of [file, `${file}/`, join(file, 'data')]) {
    for (const args of [['doctor'], ['migrate'], ['user', 'sessions'], ['user', 'add', 'chef@drukkerij.be', '--name', 'Chef'], ['backup', newPath()], ['restore', original]]) {
      const [name = '', ...others] = args;
      expect([args, await run(name, ...others, '--data', data)]).toEqual([args, told]);
    }
    expect(await run('backup', data, '--data', original)).toEqual(told);
    expect(await run('restore', data, '--data', newPath())).toEqual(told);
  }
});

test('people are added to a folder that is new, and refused as on the screen', async () => {
  const folder = newPath();
  expect(await run('user', 'add', 'chef@drukkerij.be', '--name', 'Chef', '--data', folder)).toEqual([0, expect.stringContaining('chef@drukkerij.be')]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  const refused = async (...args: string[]) => (await run('user', ...args, '--data', folder))[1];
  expect(await refused('add', 'CHEF@drukkerij.be', '--name', 'Ander')).toContain('is al in gebruik');
  expect(await refused('add', 'ander@drukkerij.be', '--name', 'An der')).toContain('alfabetische karakters');
  expect(await refused('add', 'ander@drukkerij.be', '--name', 'Ander', '--role', 'Baas')).toContain('SuperAdmin, Admin');
  expect(await refused('reset', 'weg@drukkerij.be')).toContain('geen gebruiker');
  expect(await refused('add', 'ander@drukkerij.be')).toBe('✗ Geef de gebruiker met --name een naam.');
  expect(await refused('verwijder')).toContain('Gebruik:');
  for (const strange of [
    ['add', 'ander@drukkerij.be', '--name', 'Ander', '--new-code'], ['add', 'ander@drukkerij.be', '--name', 'Ander', '--close'],
    ['reset', 'chef@drukkerij.be', '--close'], ['reset', 'chef@drukkerij.be', '--name', 'Ander'], ['sessions', '--new-code'], ['sessions', '--role', 'Admin'],
  ]) expect([strange, await refused(...strange)]).toEqual([strange, expect.stringMatching(/^✗ Gebruik: /)]);
  expect(await run('doctor')).toEqual([1, expect.stringContaining('Gebruik:')]);
  expect(await run('migrate', '--dry-run', '--data', folder)).toEqual([0, expect.stringContaining('niets te doen')]);
});
