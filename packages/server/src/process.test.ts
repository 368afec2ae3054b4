import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { conformance, fileForm, logIn, overWire, senderTo } from '@staalkaart/mocks/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAM } from './program.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-process-'));
chmodSync(root, 0o755);
const dist = join(root, 'dist');
mkdirSync(dist);
writeFileSync(join(dist, 'index.html'), '');
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/**
 * Runs the command line, with a channel as `npm run server` does.
 * @param node what Node itself is given
 * @returns the process, and what it says to whoever starts it, line by line
 */
const runWith = (node: string[], ...args: string[]) => {
  const child = spawn(process.execPath, [...node, PROGRAM, '--dist', dist, '--port', '0', ...args], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  started.push(child);
  return { child, said: createInterface({ input: child.stderr! }) };
};
const run = (...args: string[]) => runWith([], ...args);

const startIn = async (folder: string, ...args: string[]) => {
  const { child, said } = run('--demo', '--data', folder, ...args);
  for await (const line of said) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('It did not start');
};
const callsTo = (url: string) => senderTo(overWire(url));
const ended = (child: ChildProcess) => once(child, 'exit');

/** How a process ended, and all that it said. */
const failed = async ({ child, said }: ReturnType<typeof run>) => {
  const lines: string[] = [];
  said.on('line', line => lines.push(line));
  return [...await once(child, 'close'), lines];
};

test('what was answered outlives a process that is killed: records, files and sessions', async () => {
  const folder = join(root, 'killed');
  mkdirSync(folder, { mode: 0o755 });
  const before = await startIn(folder);
  // In a folder that others may look in.
  expect(statSync(join(folder, 'catalogue.sqlite')).mode & 0o077).toBe(0);
  const send = callsTo(before.url);
  const { token } = (await logIn(send(undefined), 'poweruser@staalkaart.be')).body;
  const tag = (await send(token)('POST', 'Tags', { name: 'Regenboogfolie' })).body;
  const segment = (await send(token)('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'))).body;
  expect(segment.path).toMatch(/^\/api\/media\//);
  before.child.kill('SIGKILL');
  await ended(before.child);

  const after = await startIn(folder);
  const again = callsTo(after.url)(token);
  expect((await again('GET', `Tags/${tag.id}`)).body).toEqual(tag);
  expect((await again('GET', 'Segments/11')).body.path).toBe(segment.path);
  const picture = await again('GET', segment.path);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  after.child.kill('SIGTERM');
  expect(await ended(after.child)).toEqual([0, null]);
});

test('a folder is of one process, which says so to another', async () => {
  const folder = join(root, 'shared');
  const { child } = await startIn(folder);
  expect(await failed(run('--data', folder))).toEqual([1, null, [expect.stringMatching(/al in gebruik door een ander proces/)]]);
  child.kill('SIGTERM');
  expect(await ended(child)).toEqual([0, null]);
});

test('a start that fails says why in one sentence, and ends', async () => {
  for (const none of [[], ['--data=']]) expect(await failed(run(...none))).toEqual([1, null, [expect.stringMatching(/^Zeg met --data MAP/)]]);
  const file = join(root, 'e1.tar');
  writeFileSync(file, '');
  expect(await failed(run('--data', file))).toEqual([1, null, [`${file} is een bestand, en geen map.`]]);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await failed(run('--data', join(root, 'taken'), '--port', `${port}`))).toEqual([1, null, [`Poort ${port} is al in gebruik. Kies een andere met --port.`]]);
  taken.close();
  // Nobody was told the password of an account: there is none yet.
  const { child, said } = run('--data', join(root, 'taken'));
  for await (const line of said) if (/superadmin@staalkaart\.local/.test(line)) break;
  child.kill('SIGTERM');
  expect(await ended(child)).toEqual([0, null]);
});

/** Somebody whom rights keep out: root they keep out of nothing. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const commanded = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', ...SOMEBODY });
  return [status, stdout + stderr];
};
const closed = /^(✗ )?\/\S+ is van \S+, en niet toegankelijk voor \S+\. Hoort het bij de gegevens, zet dat dan recht: sudo ch(own|mod) \S+ \/\S+\n$/;

/** In a checkout that others may not enter nobody else can run it. */
const isRunnable = spawnSync(process.execPath, ['--check', PROGRAM], SOMEBODY).status === 0;

test.skipIf(!isRunnable)('what may not be read or written is named, with how that is mended', () => {
  const folder = join(root, 'rights');
  mkdirSync(folder, { mode: 0o700 });
  if (SOMEBODY.uid) chownSync(folder, SOMEBODY.uid, SOMEBODY.gid);
  expect(commanded('user', 'add', 'chef@drukkerij.be', '--name', 'Chef', '--data', folder)[0]).toBe(0);
  // With a secret, so that the key is needed.
  expect(commanded('user', 'reset', 'chef@drukkerij.be', '--new-code', '--data', folder)[0]).toBe(0);
  const shut = (name: string, mode = 0) => {
    const path = join(folder, name);
    chmodSync(path, mode);
    if (SOMEBODY.uid && mode === 0) chownSync(path, 0, 0);
    const open = () => {
      chmodSync(path, 0o700);
      if (SOMEBODY.uid) chownSync(path, SOMEBODY.uid, SOMEBODY.gid);
    };
    return { path, open };
  };
  const start = ['start', '--dist', dist, '--port', '0', '--data', folder];
  const commands = { start, doctor: ['doctor', '--data', folder], restore: ['restore', folder, '--data', join(folder, 'terug')], reset: ['user', 'reset', 'chef@drukkerij.be', '--data', folder] };
  for (const [name, kept] of [['operator.jsonl', ['start']], ['secret.key', ['start', 'doctor']], ['lock.sqlite', ['start', 'reset']], ['catalogue.sqlite', ['start', 'doctor', 'reset']], ['', ['start', 'doctor', 'restore', 'reset']]] as const) {
    const { path, open } = shut(name);
    for (const one of kept) {
      const [status, said] = commanded(...commands[one]);
      expect([name, one, status, said]).toEqual([name, one, 1, expect.stringMatching(closed)]);
      expect(said).toContain(` ${path.replace(/\/$/, '')}\n`);
    }
    open();
  }
  // A folder that cannot be entered is told itself, not what it stands in.
  const { path, open } = shut('', 0o600);
  expect(commanded(...commands.start)[1]).toContain(`chmod u+rwx ${path.replace(/\/$/, '')}\n`);
  open();
});

test('a start is ended by whoever asks, before there is a server', async () => {
  const asks = `process.on('newListener', name => { if (name === 'SIGTERM') setImmediate(() => process.kill(process.pid, name)); });`;
  expect(await failed(runWith(['--import', `data:text/javascript,${encodeURIComponent(asks)}`], '--data', join(root, 'asked')))).toEqual([1, null, []]);
});

test('what the server starts itself is no command of a person', () => {
  expect(commanded('draw')).toEqual([1, expect.stringMatching(/^Onbekende opdracht 'draw'\. Kies uit: start, /)]);
});

test.each([['--help'], ['start', '--help'], ['--port', '0', '-h']])('who asks how it is used hears it, and nothing is started: %s %s', (...args) => {
  const said = execFileSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  expect(said).toContain('Opdrachten: start, backup, restore, export, import, migrate, doctor, user.');
  expect(said).toContain('Opties van start: --data, ');
});

// A copy of the demonstration and a start of its own for each example take ten minutes: `npm run conformance` asks for them.
if (process.env.CONFORMANCE) {
  const [template, data] = [join(root, 'template'), join(root, 'data')];
  let running: Awaited<ReturnType<typeof startIn>>;
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    running.child.kill(signal);
    return ended(running.child);
  };
  beforeAll(async () => {
    running = await startIn(template);
    await end('SIGTERM');
    running = await startIn(data, '--port', new URL(running.url).port);
  });
  conformance('the server as it is started', async () => {
    await end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
    cpSync(template, data, { recursive: true });
    // Where it was before: an example may ask what an earlier one began with.
    running = await startIn(data, '--port', new URL(running.url).port);
    return overWire(running.url);
  }, { isElsewhere: true });
}
