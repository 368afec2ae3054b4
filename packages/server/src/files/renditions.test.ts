import { createApi, createDb, pathsInUse } from '@staalkaart/api';
import { createPorts, fileForm, logIn, PNG, senderTo } from '@staalkaart/mocks/conformance';
import { seedOf } from '@staalkaart/mocks/seed';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDrawer } from './createDrawer.ts';
import { createFolderFiles } from './createFolderFiles.ts';
import { layoutOf } from './layout.ts';
import { canDraw } from './renditions.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-renditions-'));
afterAll(() => rmSync(root, { recursive: true }));

const setUp = async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const problems: string[] = [];
  const files = createFolderFiles(folder, { report: problem => problems.push(problem) });
  const ports = { ...createPorts(createDb(seedOf()), () => new Date(), undefined), files };
  const { fetch } = createApi(ports);
  const send = senderTo(fetch);
  const { body: { token } } = await logIn(send(undefined), 'admin@staalkaart.be');
  const upload = async (name: string, type: string, content: Uint8Array): Promise<string> =>
    (await send(token)('POST', 'Segments/11/image', fileForm('image', name, type, new Uint8Array(content)))).body.path;
  /** What is answered for a width. */
  const shown = async (path: string, width: number, accept = '*/*') => {
    const answer = await fetch(new Request(`http://localhost${path}?w=${width}`, { headers: { Accept: accept } }));
    return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const namesIn = (place: string) => (existsSync(join(folder, 'files', place)) ? readdirSync(join(folder, 'files', place)) : []);
  return { folder, files, ports, admin: send(token), upload, shown, problems, waiting: () => namesIn('waiting'), incoming: () => namesIn('incoming') };
};

describe.skipIf(!canDraw())('smaller pictures', async () => {
  const { default: sharp } = await import('sharp');
  const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#d62828' } });
  const sizeOf = async (bytes: Uint8Array) => {
    const { width, height, format } = await sharp(bytes).metadata();
    return [format, width, height];
  };

  test('are made in three widths, as WebP for whoever takes it; the picture itself meanwhile, for a short while', async () => {
    const { folder, files, upload, shown, admin, waiting, incoming } = await setUp();
    const original = await photo(1600, 1200).jpeg().toBuffer();
    const path = await upload('a.jpg', 'image/jpeg', original);
    await files.whenIdle();
    expect([waiting(), incoming()]).toEqual([[], []]);
    // As it is before they are made.
    rmSync(files.locate(path)!.replace('.jpg', '.640.jpg'));
    writeFileSync(join(folder, 'files', 'waiting', path.split('/').at(-1)!), '');
    const early = await shown(path, 640);
    expect([early.bytes.length, early.headers.get('Cache-Control'), early.headers.get('Vary')]).toEqual([original.length, 'public, max-age=10', 'Accept']);
    const again = createFolderFiles(folder);
    await again.resume();
    await again.whenIdle();
    for (const width of [320, 640, 1280]) {
      const [plain, webp] = [await shown(path, width), await shown(path, width, 'image/avif,image/webp,*/*')];
      expect([await sizeOf(plain.bytes), await sizeOf(webp.bytes)]).toEqual([['jpeg', width, width * 0.75], ['webp', width, width * 0.75]]);
      expect([plain.headers.get('Content-Type'), webp.headers.get('Content-Type')]).toEqual(['image/jpeg', 'image/webp']);
      for (const { headers } of [plain, webp]) expect([headers.get('Vary'), headers.get('Cache-Control')]).toEqual(['Accept', 'public, max-age=31536000, immutable']);
      expect(new Set([plain, webp, early].map(({ headers }) => headers.get('ETag'))).size).toBe(3);
    }
    expect((await shown(path, 100)).bytes).toHaveLength(original.length);
    expect((await admin('GET', 'Me')).headers.get('Staalkaart-Features')?.split(', ')).toContain('renditions');
  });

  test('are never larger than the picture, nor endlessly high', async () => {
    const { files, upload, shown, admin } = await setUp();
    const small = await photo(500, 400).png().toBuffer();
    const path = await upload('a.png', 'image/png', small);
    const high = await upload('b.png', 'image/png', await photo(400, 12_000).png().toBuffer());
    await files.whenIdle();
    expect((await shown(path, 1280)).bytes).toHaveLength(small.length);
    expect((await shown(path, 640, 'image/webp')).headers.get('Cache-Control')).toContain('immutable');
    expect(await sizeOf((await shown(path, 320)).bytes)).toEqual(['png', 320, 256]);
    expect((await sizeOf((await shown(high, 320)).bytes))[2]).toBe(1280);
    expect((await admin('GET', path)).status).toBe(200);
  });

  test('stand upright, and tell nothing of where they were taken', async () => {
    const { files, upload, shown } = await setUp();
    const turned = await photo(1000, 500).withMetadata({ orientation: 6 }).withExif({ IFD0: { Copyright: 'Geheim' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } }).jpeg().toBuffer();
    expect(Buffer.from(turned).includes('Geheim')).toBe(true);
    const path = await upload('a.jpg', 'image/jpeg', turned);
    await files.whenIdle();
    // The widest too, though the picture is no wider: a document has it.
    for (const [asked, width] of [[320, 320], [1280, 500]] as const) {
      const { bytes } = await shown(path, asked);
      expect(await sizeOf(bytes)).toEqual(['jpeg', width, width * 2]);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const kept = readFileSync(files.locate(path)!);
    const { autoOrient, orientation } = await sharp(kept).metadata();
    expect([autoOrient.width, autoOrient.height, orientation, kept.includes('Geheim')]).toEqual([500, 1000, 6, false]);
  });

  test('a picture that cannot be drawn is shown as it is, and said', async () => {
    const { files, upload, shown, problems, waiting } = await setUp();
    // A whole file by its chunks, of a depth of colour that there is not.
    const broken = new Uint8Array([...PNG.slice(0, 16), 0, 0, 8, 0, 0, 0, 8, 0, 99, ...PNG.slice(25)]);
    const path = await upload('a.png', 'image/png', broken);
    await files.whenIdle();
    const { bytes, headers } = await shown(path, 640);
    expect([bytes.length, headers.get('Cache-Control')]).toEqual([broken.length, 'public, max-age=31536000, immutable']);
    expect(problems.join()).toContain('No smaller pictures of');
    expect(waiting()).toEqual([]);
  });

  test.skipIf(!existsSync('/proc/self/task'))('a picture that brings down what draws it leaves the server and the next picture alone', async () => {
    const { folder, files, upload, shown, problems, waiting } = await setUp();
    const drawing = () => readdirSync('/proc/self/task').flatMap(task => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean))
      .filter(pid => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder));
    const large = await photo(6000, 6000).png().toBuffer();
    const path = await upload('a.png', 'image/png', large);
    const [pid] = await vi.waitFor(() => { const found = drawing(); expect(found).toHaveLength(1); return found; }, { timeout: 60_000, interval: 1 });
    process.kill(Number(pid), 'SIGKILL');
    await files.whenIdle();
    expect((await shown(path, 640)).bytes).toHaveLength(large.length);
    // Whatever ended it may be gone at the next start.
    expect([problems.join(), waiting()]).toEqual([expect.stringContaining('brought the process down'), [path.split('/').at(-1)]]);
    const next = await upload('b.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.whenIdle();
    expect(await sizeOf((await shown(next, 320)).bytes)).toEqual(['jpeg', 320, 320]);
    await files.close();
    await vi.waitFor(() => expect(drawing()).toEqual([]), { timeout: 60_000 });
  });

  test.skipIf(process.platform === 'win32')('a picture that never ends is given up, and the next one is drawn', async () => {
    const { folder, files, upload } = await setUp();
    const path = await upload('a.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.close();
    const { fileOf } = layoutOf(folder);
    const [stuck, sound] = [`${'0'.repeat(32)}.jpg`, `${'1'.repeat(32)}.jpg`];
    for (const name of [stuck, sound]) mkdirSync(join(fileOf(name), '..'), { recursive: true });
    // A pipe that nobody writes to.
    execFileSync('mkfifo', [fileOf(stuck)]);
    copyFileSync(files.locate(path)!, fileOf(sound));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const drawer = createDrawer(folder);
    const drawing = drawer.draw(stuck);
    vi.advanceTimersByTime(30_000);
    await expect(drawing).rejects.toThrow('it took too long');
    await drawer.draw(sound);
    expect(existsSync(fileOf(sound.replace('.jpg', '.320.jpg')))).toBe(true);
    drawer.close();
  });

  test('what was waiting when the process ended is made at the next start, and what ended it three times is left', async () => {
    const { folder, files, upload, shown, problems } = await setUp();
    const path = await upload('a.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.close();
    const name = path.split('/').at(-1)!;
    for (const [attempts, made] of [['...', 700], ['..', 320]] as const) {
      for (const kind of ['jpg', 'webp']) for (const width of [320, 640]) rmSync(files.locate(path)!.replace('.jpg', `.${width}.${kind}`), { force: true });
      writeFileSync(join(folder, 'files', 'waiting', name), attempts);
      const again = createFolderFiles(folder, { report: problem => problems.push(problem) });
      await again.resume();
      await again.whenIdle();
      expect((await sizeOf((await shown(path, 320)).bytes))[1]).toBe(made);
    }
    expect(problems.join()).toContain('ended the process');
  });

  test('what the disk did not keep is made at a next start, and left after the third', async () => {
    const { folder, files, upload, shown, problems, waiting } = await setUp();
    const path = await upload('a.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.close();
    const [name, incoming] = [path.split('/').at(-1)!, join(folder, 'files', 'incoming')];
    const start = async () => {
      const again = createFolderFiles(folder, { report: problem => problems.push(problem) });
      await again.resume();
      await again.whenIdle();
      await again.close();
      return waiting();
    };
    for (const [attempts, left] of [['', [name]], ['..', []]] as const) {
      for (const kind of ['jpg', 'webp']) for (const width of [320, 640]) rmSync(files.locate(path)!.replace('.jpg', `.${width}.${kind}`), { force: true });
      writeFileSync(join(folder, 'files', 'waiting', name), attempts);
      // Nothing can be written below a file: what a disk refuses, whoever asks.
      rmSync(incoming, { recursive: true });
      writeFileSync(incoming, '');
      expect([await start(), problems.splice(0)]).toEqual([left, [expect.stringContaining('ENOTDIR')]]);
      rmSync(incoming);
      mkdirSync(incoming);
      expect([await start(), await sizeOf((await shown(path, 320)).bytes)]).toEqual([[], ['jpeg', ...(left.length > 0 ? [320, 320] : [700, 700])]]);
    }
  });

  test('a process that could not be started is started for the next picture', async () => {
    const { folder, files, upload } = await setUp();
    const path = await upload('a.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.close();
    const [name, drawer, { execPath }] = [path.split('/').at(-1)!, createDrawer(folder), process];
    onTestFinished(() => { process.execPath = execPath; });
    process.execPath = join(folder, 'node');
    await expect(drawer.draw(name)).rejects.toThrow('brought the process down');
    process.execPath = execPath;
    expect(await drawer.draw(name)).toBeUndefined();
    drawer.close();
  });

  test('go with their picture', async () => {
    const { folder, files, ports, upload, admin } = await setUp();
    const path = await upload('a.jpg', 'image/jpeg', await photo(700, 700).jpeg().toBuffer());
    await files.whenIdle();
    expect(readdirSync(join(files.locate(path)!, '..'))).toHaveLength(5);
    await admin('PUT', 'Segments', { id: 11, name: 'Anders', path: null });
    expect(await files.sweep(await pathsInUse(ports.store), -1000)).toBe(5);
    expect(readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())).toEqual([]);
  });

  test('a document takes them, and the picture itself where there is none', async () => {
    const { files, ports, admin, shown } = await setUp();
    const { productIds } = (await admin('GET', 'Collections/513')).body;
    await files.whenIdle();
    const medium = (await ports.store.read(at => at.related({ assetsOf: productIds }))).assetsOf(productIds[0])[0]!;
    const { body: { path: cover } } = await admin('POST', `Assets/${medium.id}/image`, fileForm('image', 'a.jpg', 'image/jpeg', new Uint8Array(await photo(3000, 2000).jpeg().toBuffer())));
    await files.whenIdle();
    const send = createApi(ports).fetch;
    const { body: { token } } = await logIn(senderTo(send)(undefined), 'admin@staalkaart.be');
    const answer = await send(new Request('http://localhost/api/Collections/513/export', { method: 'POST', headers: { Authorization: `Bearer ${token}` } }));
    // The pictures stand in it as they are.
    const document = Buffer.from(await answer.arrayBuffer());
    const picture = await shown(cover, 1280);
    expect(document.includes(Buffer.from(picture.bytes))).toBe(true);
    // Named where it stands, and in the list of all that is in the file.
    const text = document.toString('latin1');
    const named = text.match(/(?<=word\/media\/image)\d+(?=\.jpg)/g)!;
    expect(named).toEqual([named[0], named[0]]);
    expect(text).toContain(`r:embed="rId${named[0]}"`);
  });
});
