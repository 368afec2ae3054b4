import { createApi, createDb, createMemoryStore, type Files, isUnavailable, pathsInUse } from '@staalkaart/api';
import { conformance, createPorts, fileForm, logIn, type MakeApi, MP4, senderTo } from '@staalkaart/mocks/conformance';
import { seedOf, withSeedMedia } from '@staalkaart/mocks/seed';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createFolderFiles, type FolderFiles } from './createFolderFiles.ts';
import { openFiles } from './openFiles.ts';
import { sentenceOf } from './told.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = () => mkdtempSync(join(root, 'data-'));
const portsOver = (files: Files, clock = () => new Date()) => {
  const { masterCode: _none, ...ports } = createPorts(createDb(seedOf()), clock, undefined);
  return { ...ports, files: withSeedMedia(files, undefined) };
};

const overFolder: MakeApi = ({ clock, products }) => {
  const files = createFolderFiles(newFolder());
  // It draws nothing: that is a process for each folder, and has tests of its own.
  void files.close();
  const ports = portsOver(files, clock);
  return createApi({ ...ports, ...(products && { store: createMemoryStore(createDb(seedOf(products))) }) }).fetch;
};
// What takes in a file, tells of one or sends it: nothing else differs from the server in memory.
conformance('files in a folder', overFolder, { about: ['roles', 'products', 'collections', 'media', 'rules'] });

/** All files below a folder, relative to it. */
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
  .filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, ...(body instanceof ReadableStream && { duplex: 'half' }) });

const pathsOf = async (files: FolderFiles) => {
  const paths: string[] = [];
  for await (const path of files.paths()) paths.push(path);
  return paths;
};

type BodyInit = NonNullable<RequestInit['body']>;
const MB = 1024 * 1024;
const BOUNDARY = 'grens';
const MULTIPART = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
const head = (name = 'a.mp4', field = 'video') => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: video/mp4\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** A body that is made as it is read, and counts how much of it was. */
const streamed = (parts: Iterable<string | Uint8Array>, failure?: Error) => {
  const [source, told] = [parts[Symbol.iterator](), { read: 0, isCancelled: false }];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = source.next();
      if (done) return failure ? controller.error(failure) : controller.close();
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      told.read += bytes.length;
      controller.enqueue(bytes);
    },
    cancel() { told.isCancelled = true; },
  }, { highWaterMark: 0 });
  return { body, told };
};

function* film(blocks: number, end = END) {
  yield head();
  yield MP4;
  for (let at = 0; at < blocks; at += 1) yield new Uint8Array(65_536);
  yield end;
}

const receiveFilm = (files: FolderFiles, body: BodyInit, limit = MB) => files.receive(request(body, MULTIPART), 'video', limit);

test('a file is kept whole under a key, and nothing else is left', async () => {
  const folder = newFolder();
  const files = createFolderFiles(folder);
  const came = (await receiveFilm(files, streamed(film(20)).body, 2 * MB))!;
  expect([came.name, came.size, came.isTooLarge]).toEqual(['a.mp4', MP4.length + 20 * 65_536, false]);
  const path = await came.keep({ type: 'video/mp4', width: 0, height: 0, parts: [[0, came.size]] });
  await came.discard();
  const [, ab, cd] = /^\/api\/media\/(..)(..)/.exec(path)!;
  expect(filesIn(folder)).toEqual([`files/${ab}/${cd}/${path.slice('/api/media/'.length)}`]);
  expect(files.locate(path)).toBe(join(folder, filesIn(folder)[0]!));
  expect(statSync(files.locate(path)!).size).toBe(came.size);
  expect(await pathsOf(files)).toEqual([path]);
});

test('of a picture that is kept in part, all of that is kept, also by a disk that takes less at a time than it is given', async () => {
  const files = createFolderFiles(newFolder());
  const came = (await receiveFilm(files, streamed(film(3)).body))!;
  const handle = await open(join(root, 'any'), 'w');
  const methods = Object.getPrototypeOf(handle) as { write: (bytes: Uint8Array, from?: number, length?: number) => Promise<unknown> };
  const { write } = methods;
  const short = vi.spyOn(methods, 'write').mockImplementation(function writeHalf(this: typeof handle, bytes, from = 0, length = bytes.length - from) {
    return write.call(this, bytes, from, Math.ceil(length / 2));
  });
  const path = await came.keep({ type: 'image/png', width: 0, height: 0, parts: [new Uint8Array(100), [0, 1000], [2000, 150_000]] });
  short.mockRestore();
  await handle.close();
  await came.discard();
  expect(statSync(files.locate(path)!).size).toBe(100 + 1000 + 148_000);
});

test('what is larger than its limit is told as soon as it is, and the rest is read so that its sender hears so', async () => {
  const folder = newFolder();
  const { body, told } = streamed(film(160));
  const came = (await receiveFilm(createFolderFiles(folder), body))!;
  expect([came.isTooLarge, told.read < 3 * MB, told.isCancelled]).toEqual([true, true, false]);
  await came.discard();
  expect(filesIn(folder)).toEqual([]);
  await expect.poll(() => told.read).toBeGreaterThan(10 * MB);
  expect(told.isCancelled).toBe(false);
});

test.each<[string, () => BodyInit, Record<string, string>?]>([
  ['breaks off within the file', () => `${head()}half`],
  ['breaks off before it', () => `--${BOUNDARY}\r\nContent-Dispo`],
  ['is cut by the network', () => streamed([head(), new Uint8Array(1000)], new Error('reset')).body],
  ['has another boundary', () => `${head()}x${END}`, { 'Content-Type': 'multipart/form-data; boundary=anders' }],
  ['has no boundary', () => `${head()}x${END}`, { 'Content-Type': 'multipart/form-data' }],
  ['is no form', () => '{}', { 'Content-Type': 'application/json' }],
  ['has nothing in it', () => END],
  ['has the file in another field', () => `${head('a.mp4', 'film')}x${END}`],
  ['has text in the field', () => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="video"\r\n\r\nx${END}`],
  ['has far more around the file', () => streamed([`--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\n`, ...Array.from({ length: 60 }, () => new Uint8Array(65_536)), `\r\n${head()}x${END}`]).body],
])('there is no file where a body %s, and nothing is left of it', async (_what, bodyOf, headers = MULTIPART) => {
  const folder = newFolder();
  expect(await createFolderFiles(folder).receive(request(bodyOf(), headers), 'video', MB)).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

test('the first file of the field counts, whatever stands before and behind it', async () => {
  const form = new FormData();
  form.set('tekst', 'hallo');
  form.append('foto', new File(['niet deze'], 'x.png'));
  form.append('video', new File([MP4], 'é "1"\u{1F5A8}.mp4'));
  form.append('video', new File(['en deze niet'], 'b.mp4'));
  const came = (await createFolderFiles(newFolder()).receive(request(form), 'video', MB))!;
  expect([came.name, came.size, [...came.read(0, 200)]]).toEqual(['é "1"\u{1F5A8}.mp4', MP4.length, [...MP4]]);
  expect([...came.read(95, 100)]).toEqual([...MP4].slice(95));
  await came.discard();
});

/** Signed in as the Admin over a folder. @param draws smaller pictures too */
const setUp = async ({ draws = false } = {}) => {
  const folder = newFolder();
  const files = createFolderFiles(folder);
  if (!draws) await files.close();
  const ports = portsOver(files);
  const send = senderTo(createApi(ports).fetch);
  const { body: { token } } = await logIn(send(undefined), 'admin@staalkaart.be');
  const admin = send(token);
  const upload = async (path: string): Promise<string> => (await admin('POST', `${path}/image`, fileForm('image', 'a.png', 'image/png'))).body.path;
  const sweep = async (olderThan = -1000) => files.sweep(await pathsInUse(ports.store), olderThan);
  return { folder, files, ports, send, admin, upload, sweep };
};

test('a sweep leaves what a record names, also two of them, and removes what none names any more', async () => {
  const { files, admin, upload, sweep } = await setUp();
  const [first, portrait] = [await upload('Segments/11'), (await admin('POST', 'Me/image', fileForm('image', 'a.png', 'image/png'))).body.path];
  const { body: copy } = await admin('POST', 'Segments', { name: 'Kopie', path: first });
  const second = await upload('Segments/11');
  expect(await sweep()).toBe(0);
  expect([await files.has(first), await files.has(second), await files.has(portrait)]).toEqual([true, true, true]);
  await admin('DELETE', `Segments/${copy.id}`);
  expect(await sweep()).toBe(1);
  expect([await files.has(first), await files.has(second), await files.has(portrait)]).toEqual([false, true, true]);
});

test('a sweep leaves what came or lost its record a moment ago, or what somebody is about to name', async () => {
  const { folder, files, ports, admin, upload } = await setUp();
  const path = await upload('Segments/11');
  const [file, note] = [files.locate(path)!, join(folder, 'files', 'unnamed', path.slice('/api/media/'.length))];
  const age = (name: string, seconds: number) => utimesSync(name, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
  /** Whether it outlives a sweep after a minute of patience, by a server that was started anew. */
  const outlives = async () => {
    await createFolderFiles(folder).sweep(await pathsInUse(ports.store), 60_000);
    return existsSync(file);
  };
  const { body: segment } = await admin('GET', 'Segments/11');
  await upload('Segments/11');
  age(file, 10_000);
  expect(await outlives()).toBe(true);
  age(note, 50);
  expect(await outlives()).toBe(true);
  // Named again, and let go of again: that long once more.
  age(note, 70);
  await admin('PUT', 'Segments', segment);
  expect([await outlives(), existsSync(note)]).toEqual([true, false]);
  await upload('Segments/11');
  age(file, 10_000);
  expect(await outlives()).toBe(true);
  age(note, 70);
  expect([await files.has(path), await outlives()]).toEqual([true, true]);
  age(file, 10_000);
  expect([await outlives(), existsSync(note)]).toEqual([false, false]);
});

test('what was kept when the process ended before its record, and half an upload, are gone after a sweep; at a start half an upload', async () => {
  const { folder, files, ports, sweep } = await setUp();
  const came = (await files.receive(request(fileForm('image', 'a.png', 'image/png')), 'image', MB))!;
  await came.keep({ type: 'video/mp4', width: 0, height: 0, parts: [[0, 20]] });
  // As `kill -9` leaves it: nothing is let go of.
  expect(filesIn(folder)).toHaveLength(2);
  await createFolderFiles(folder).resume();
  expect(filesIn(folder)).toHaveLength(1);
  writeFileSync(join(folder, 'files', 'incoming', 'half'), 'x');
  expect(await sweep()).toBe(2);
  expect(filesIn(folder)).toEqual([]);
  expect((await pathsInUse(ports.store)).size).toBeGreaterThan(100);
  await came.discard();
});

test('a file whose record could not be saved is left to the sweep, and one whose record was saved after all is served', async () => {
  const { folder, files, ports, send, sweep } = await setUp({ draws: true });
  const { body: { token } } = await logIn(send(undefined), 'admin@staalkaart.be');
  const uploadTo = (write: typeof ports.store.write) => senderTo(createApi({ ...ports, store: { ...ports.store, write } }).fetch)(token)('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'));
  await expect(uploadTo(() => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  await files.whenIdle();
  expect([filesIn(folder).length, await sweep(), filesIn(folder)]).toEqual([1, 1, []]);
  // As a disk that takes a commit and cannot say that it keeps it.
  await expect(uploadTo(async work => {
    await ports.store.write(work);
    throw new Error('disk');
  })).rejects.toThrow('disk');
  const { body: { path } } = await send(token)('GET', 'Segments/11');
  expect([await sweep(), (await send(undefined)('GET', path)).status]).toEqual([0, 200]);
});

test('what nobody is told any more goes a minute after a start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  try {
    const db = createDb(seedOf());
    db.answers.add({ hash: 'x', userId: 4, status: 201, etag: null, body: '{}', since: Date.now() - 24 * 3_600_000 });
    const files = await openFiles(newFolder(), createMemoryStore(db), error => { throw error; }, () => new Date());
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => db.answers.all()).toEqual([]);
    await files.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a disk that keeps nothing is said to be so, and works again once it does', async () => {
  const { folder, admin } = await setUp();
  const send = () => admin('POST', 'Segments/11/image', fileForm('image', 'a.png', 'image/png'));
  // No folder can be made under a file: what a disk refuses, whoever asks.
  writeFileSync(join(folder, 'files'), '');
  await expect(send()).rejects.toSatisfy(isUnavailable);
  rmSync(join(folder, 'files'));
  expect((await send()).status).toBe(200);
});

/** How often this process has a file open. */
const timesOpen = (file: string) => readdirSync('/proc/self/fd').filter(fd => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`).startsWith(file);
  } catch {
    return false;
  }
}).length;

test.skipIf(!existsSync('/proc/self/fd'))('a stream is open while it is read, and no longer: not before, not after its end, not once it is let go of', async () => {
  const { files, upload } = await setUp();
  const path = await upload('Segments/11');
  await files.whenIdle();
  writeFileSync(files.locate(path)!, new Uint8Array(MB));
  const openTimes = () => timesOpen(files.locate(path)!);
  const file = (await files.get(path))!;
  const stream = file.stream(0, file.size);
  expect(openTimes()).toBe(0);
  const reader = stream.getReader();
  expect((await reader.read()).value).toHaveLength(65_536);
  expect(openTimes()).toBe(1);
  await reader.cancel();
  expect(openTimes()).toBe(0);
  expect((await new Response(file.stream(5, file.size)).bytes())).toHaveLength(MB - 5);
  expect(openTimes()).toBe(0);
  // Let go of while the next part is waited for.
  const other = file.stream(0, file.size).getReader();
  const waited = other.read();
  await other.cancel();
  await waited;
  await expect.poll(openTimes).toBe(0);
  rmSync(files.locate(path)!);
  await expect(new Response(file.stream(0, file.size)).bytes()).rejects.toThrow('ENOENT');
  expect(openTimes()).toBe(0);
  expect(await files.get(path)).toBeUndefined();
});

test('where closing fails too, what went wrong first is said', () => {
  const broken = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  expect(sentenceOf(new SuppressedError(new Error('not open'), broken))).toBe('De schijf antwoordt niet zoals het hoort.');
});
