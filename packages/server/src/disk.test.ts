import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileForm, logIn, overWire, PNG, senderTo } from '@staalkaart/mocks/conformance';
import { afterAll, describe, expect, test } from 'vitest';
import { KEY_FILE, readSecretKey } from './auth/secrets.ts';
import { commands } from './ops/commands.ts';
import { doctor } from './ops/doctor.ts';
import { startServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-disk-'));
const disk = join(root, 'disk');
mkdirSync(disk);
const mount = (...args: string[]): boolean => {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** A disk of 12 MB; only where this process may mount one. */
const isMounted = process.platform === 'linux' && process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk]);
  rmSync(root, { recursive: true, force: true });
});

const start = async (folder: string) => {
  const server = await startServer({ folder, port: 0, host: '127.0.0.1', isDemo: true });
  const send = senderTo(overWire(server.url, { keepsLines: true }));
  const login = (email: string) => logIn(send(undefined), email);
  return { server, login, send, as: send((await login('admin@staalkaart.be')).body.token), nobody: send(undefined) };
};

/** Takes all that is left of the disk. @returns gives it back */
const fillDisk = (): (() => void) => {
  const ballast = join(disk, 'ballast');
  const file = openSync(ballast, 'w');
  for (let size = 1024 * 1024; size >= 512;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
};
const FULL = { status: 503, body: { title: 'De catalogus kan dit nu niet uitvoeren.', detail: 'De schijf is vol.' } };
const NO_FILE = { status: 503, body: { title: 'De catalogus kan dit nu niet uitvoeren.', detail: 'Het bestand kon niet bewaard worden. Probeer het later opnieuw, of verwittig de beheerder.' } };
/** A picture that does not fit into what is left of a block: what follows its data is let go by. */
const picture = () => fileForm('image', 'a.png', 'image/png', new Uint8Array([...PNG, ...randomBytes(200_000)]));

describe.skipIf(!isMounted)('a disk', () => {
  test('that has no room for a key leaves no half of one, which no later start could read', () => {
    const folder = join(disk, 'keyless');
    mkdirSync(folder);
    const makeRoom = fillDisk();
    expect(() => readSecretKey(folder, '')).toThrow('ENOSPC');
    makeRoom();
    const key = readSecretKey(folder, '');
    expect([key.length, readSecretKey(folder, '').equals(key), readdirSync(folder)]).toEqual([32, true, [KEY_FILE]]);
    rmSync(folder, { recursive: true });
  });

  test('that is full: what reads goes on, what writes is refused whole, and all is well again with room', async () => {
    const folder = join(disk, 'data');
    const { server, login, send, as, nobody } = await start(folder);
    const leaving = send((await login('poweruser@staalkaart.be')).body.token);
    const { path } = (await as('POST', 'Segments/11/image', picture())).body;
    const total = async () => (await as('GET', 'Products?pageSize=1')).headers.get('Pagination');
    const before = await total();
    const csv = () => fileForm('file', 'a.csv', 'text/csv', `name;customer;description\n${Array.from({ length: 2000 }, (_, row) => `Rij ${row};Atelier Noord bv;${'lang '.repeat(50)}\n`).join('')}`);

    const makeRoom = fillDisk();
    // What the log of the database still had room for may be written.
    let kept = 0;
    for (let answer = await as('POST', 'Tags', { name: 'Nog 0' }); answer.status === 201; answer = await as('POST', 'Tags', { name: `Nog ${kept += 1}` }));
    const tags = (await as('GET', 'Tags?pageSize=1000&searchTerm=nog')).body.length;
    for (let round = 0; round < 3; round += 1) {
      expect(await as('POST', 'Tags', { name: 'Vol' })).toMatchObject(FULL);
      expect(await as('POST', 'Products/batch', csv())).toMatchObject({ status: 503 });
      expect(await as('POST', 'Segments/11/image', picture())).toMatchObject(NO_FILE);
      expect(await login('user@staalkaart.be')).toMatchObject(FULL);
      expect([await total(), (await as('GET', 'Segments/11')).body.path, (await nobody('GET', path)).status, (await nobody('GET', '/readyz')).status]).toEqual([before, path, 200, 200]);
    }
    expect([(await leaving('POST', 'Auth/Logout')).status, (await leaving('GET', 'Me')).status]).toEqual([204, 401]);
    makeRoom();
    expect((await as('POST', 'Tags', { name: 'Vol' })).status).toBe(201);
    expect((await login('user@staalkaart.be')).status).toBe(200);
    expect((await as('POST', 'Segments/11/image', picture())).status).toBe(200);
    expect((await as('POST', 'Products/batch', csv())).body.uploadedItems).toHaveLength(2000);
    // Nothing half: not a tag of a refused call, not a part of a file.
    expect((await as('GET', 'Tags?pageSize=1000&searchTerm=nog')).body).toHaveLength(tags);
    const told: string[] = [];
    await doctor(['--data', folder], line => void told.push(line));
    expect([told.at(-1), readdirSync(join(folder, 'files', 'incoming'))]).toEqual([`✓ ${folder} is in orde.`, []]);
    await server.close();
  }, 120_000);

  test('that is full keeps no half of a copy or an export', async () => {
    const folder = join(root, 'elsewhere');
    cpSync(join(disk, 'data'), folder, { recursive: true });
    const makeRoom = fillDisk();
    for (const [command, target, told] of [['backup', join(disk, 'copy'), /^✗ Op de schijf van .* is te weinig plaats/], ['export', join(disk, 'all.tar'), /^✗ De schijf is vol\.$/]] as const) {
      const said: string[] = [];
      expect([command, await commands[command]!([target, '--data', folder], line => said.push(line)), said.join()]).toEqual([command, 1, expect.stringMatching(told)]);
    }
    makeRoom();
    expect(readdirSync(disk)).toEqual(['data']);
  });

  test('that can only be read starts no server, until it can be written', async () => {
    const folder = join(disk, 'data');
    expect(mount('-o', 'remount,ro', disk)).toBe(true);
    await expect(start(folder)).rejects.toThrow(`${folder} staat op een schijf die alleen gelezen kan worden.`);
    expect(mount('-o', 'remount,rw', disk)).toBe(true);
    const { server, as } = await start(folder);
    expect((await as('POST', 'Tags', { name: 'Weer' })).status).toBe(201);
    await server.close();
  });
});

test('a database that another program has locked is said to be so, and is written again after that', async () => {
  const folder = join(root, 'locked');
  const { server, as } = await start(folder);
  const other = new DatabaseSync(join(folder, 'catalogue.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect(await as('POST', 'Tags', { name: 'Bezet' })).toMatchObject({ status: 503, body: { detail: 'Een ander programma gebruikt de databank.' } });
  expect((await as('GET', 'Tags?searchTerm=bezet')).body).toEqual([]);
  other.exec('COMMIT');
  other.close();
  expect((await as('POST', 'Tags', { name: 'Bezet' })).status).toBe(201);
  await server.close();
});
