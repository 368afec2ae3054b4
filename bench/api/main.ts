import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accounts } from '@staalkaart/mocks';
import { beside, type Load, measureAt, measureLoad } from './load.ts';
import { csv, film, photo } from './files.ts';
import { type Running, start } from './processes.ts';
import { CATEGORY, FIRST_PRODUCT } from './scene.ts';

/** Rows of the table: what it is, what was measured, and what it must be. */
interface Row { name: string; value: string; must: string }

const { values: asked } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '10' }, minutes: { type: 'string', default: '0' } },
});
const [products, seconds, minutes] = [Number(asked.products), Number(asked.seconds), Number(asked.minutes)];
if (!(products > 0 && seconds > 0 && minutes >= 0)) throw new Error('--products, --seconds and --minutes want a number.');

const folder = mkdtempSync(join(tmpdir(), 'staalkaart-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

// What is measured here is the API: a page is enough of an application.
const dist = join(folder, 'app');
mkdirSync(dist);
writeFileSync(join(dist, 'index.html'), '<!doctype html>');

const rows: Row[] = [];
const tell = (name: string, value: string, must: string) => {
  rows.push({ name, value, must });
  console.log(`${name.padEnd(56)} ${value.padEnd(28)} ${must}`);
};
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const rate = (value: number) => `${Math.round(value).toLocaleString('nl-BE')}/s`;
const mb = (value: number) => `${Math.round(value)} MB`;

const serverOver = (data: string) => (port: number) => ['packages/server/main.mjs', 'start', '--data', data, '--port', String(port), '--dist', dist];

const signIn = async ({ url }: Running, email: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/Auth/Login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password }) });
  const { token } = await answer.json() as { token?: string };
  if (!token) throw new Error(`Nobody signed in as ${email}: ${answer.status}`);
  return token;
};

const send = async (server: Running, token: string, path: string, field: string, file: Blob, name: string): Promise<void> => {
  const body = new FormData();
  body.set(field, file, name);
  const answer = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};

// --- Start
for (const [name, must] of [['an empty folder', '1.0 s'], ['an existing one', '0.5 s']] as const) {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const data = name === 'an empty folder' ? join(folder, `empty-${run}`) : join(folder, 'empty-0');
    const server = await start(serverOver(data));
    times.push(server.started);
    await server.close();
  }
  tell(`start to the first answer: ${name}`, ms(times.toSorted((a, b) => a - b)[1]!), must);
}

console.log(`Filling a folder with ${products.toLocaleString('nl-BE')} products …`);
const data = join(folder, 'full');
execFileSync(process.execPath, ['bench/api/fill.ts', data, String(products)], { stdio: 'inherit' });
const server = await start(serverOver(data));
tell(`start with ${products.toLocaleString('nl-BE')} products`, ms(server.started), '0.5 s');
await new Promise(resolve => { setTimeout(resolve, 1000); });
const idle = server.memory();
tell('memory, idle', mb(idle), '90 MB');

const { email, password } = accounts.find(({ role }) => role === 'Admin')!;
const token = await signIn(server, email, password);
const someIds = Array.from({ length: 500 }, (_, place) => FIRST_PRODUCT + (place * 7919) % products);
const details: Load = { url: server.url, token, paths: someIds.map(id => `/api/Products/${id}`) };
const list: Load = { url: server.url, token, paths: Array.from({ length: 50 }, (_, page) => `/api/Products?pageNumber=${page + 1}&pageSize=12`) };

// --- Beside the least that Node can do, and the same core over memory
const constant = await start(port => ['-e', `require('node:http').createServer({ keepAliveTimeout: 65_000 }, (q, s) => { s.setHeader('Content-Type', 'application/json'); s.end('[]'); }).listen(${port}, '127.0.0.1')`]);
const nothing = { ...list, url: constant.url };
const { rate: ceiling } = await measureLoad(nothing, seconds);
// What the machine adds to every p99 below, at about their rates.
const [ofHundred, ofThousands] = [await measureAt(nothing, 100, seconds), await measureAt(nothing, 3000, seconds)];
tell('an empty node:http server; p99 at 100/s and at 3,000/s', `${rate(ceiling)}; ${ms(ofHundred)} and ${ms(ofThousands)}`, '');
const memory = await start(port => ['mocks/server/main.ts', '--port', String(port), '--products', String(products)]);
const overMemory = await measureLoad({ ...list, url: memory.url, token: await signIn(memory, email, password) }, seconds);
await memory.close();
tell('list of 12 over memory', `${rate(overMemory.rate)}; p99 ${ms(overMemory.p99)}`, '');

// --- Reading
const read = async (name: string, load: Load, must: string) => {
  const taken = await measureLoad(load, seconds);
  tell(name, `${rate(taken.rate)}; p99 ${ms(taken.p99)}`, must);
};
await read('list of 12', list, '1,500/s; 15 ms');
await read('detail', details, '2,000/s; 10 ms');
await read('search of a common word', { ...list, paths: ['/api/Products?searchTerm=visitekaartjes&pageSize=12', '/api/Products?searchTerm=kaart&pageSize=12'] }, 'p99 60 ms');
await read('search of two letters', { ...list, paths: ['/api/Products?searchTerm=ka&pageSize=12', '/api/Products?searchTerm=xq&pageSize=12'] }, 'p99 150 ms');

const whole = `/api/Products?categories=${CATEGORY}&pageSize=1000000`;
const headers = { Authorization: `Bearer ${token}` };
const times: number[] = [];
let etag = '';
const { p99: duringCategory } = await beside(details, async () => {
  for (let run = 0; run < 20; run += 1) {
    const begin = performance.now();
    const answer = await fetch(server.url + whole, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - begin);
    etag = answer.headers.get('ETag') ?? '';
    await new Promise(resolve => { setTimeout(resolve, 200); });
  }
});
tell('a category of 10,000 whole; others meanwhile, p99', `${ms(times.toSorted((a, b) => a - b)[10]!)}; ${ms(duringCategory)}`, '120; 100 ms');
const unchanged = await measureAt({ url: server.url, token, paths: [whole], known: etag }, 100, seconds);
// So few calls meet a machine that has gone to sleep: beside it stands what answers nothing.
tell('the same, unchanged (304), p99; the empty server then', `${ms(unchanged)}; ${ms(await measureAt(nothing, 100, seconds))}`, '2 ms');
await constant.close();

// --- Writing
// Of somebody else: of one person only so many sign-ins last.
const other = accounts.find(({ role }) => role === 'PowerUser')!;
const signIns = await beside(details, async () => {
  const begin = performance.now();
  await Promise.all(Array.from({ length: 4 }, async () => { for (let run = 0; run < 15; run += 1) await signIn(server, other.email, other.password); }));
  return 60_000 / (performance.now() - begin);
});
tell('sign-ins; others meanwhile, p99', `${rate(signIns.value)}; ${ms(signIns.p99)}`, '15/s; 50 ms');
const rowsOfImport = csv(20_000, 'Atelier Noord bv', 'Visitekaartjes');
const imported = await beside(details, async () => {
  const begin = performance.now();
  await send(server, token, 'Products/batch', 'file', rowsOfImport, 'invoer.csv');
  return performance.now() - begin;
});
tell('import of 20,000 rows; others meanwhile, p99', `${ms(imported.value)}; ${ms(imported.p99)}`, '4 s; 100 ms');

const createAsset = async (isVideo: boolean): Promise<number> => {
  const body = { productId: FIRST_PRODUCT, isVideo, file: isVideo ? 'a.mp4' : 'a.jpg', order: 9, name: `Meting_${Math.random().toString(36).slice(2, 10)}` };
  const answer = await fetch(`${server.url}/api/Assets`, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return ((await answer.json()) as { id: number }).id;
};
/** The most memory while something happens, in MB. */
const most = async (work: () => Promise<void>): Promise<number> => {
  let highest = server.memory();
  const timer = setInterval(() => { highest = Math.max(highest, server.memory()); }, 20);
  await work().finally(() => clearInterval(timer));
  return highest;
};
const before = server.memory();
const films = film(75);
const duringFilms = await most(async () => { await Promise.all(Array.from({ length: 10 }, async () => send(server, token, `Assets/${await createAsset(true)}/video`, 'video', films, 'a.mp4'))); });
tell('ten films of 75 MB at once: memory above what it was', mb(duringFilms - before), '60 MB');
const large = await photo();
if (large) {
  const duringPhotos = await most(async () => {
    for (let run = 0; run < 50; run += 1) await send(server, token, `Assets/${await createAsset(false)}/image`, 'image', large, 'a.jpg');
    await new Promise(resolve => { setTimeout(resolve, 20_000); });
  });
  await new Promise(resolve => { setTimeout(resolve, 15_000); });
  tell('fifty photos of 24 megapixels: memory in all; a while later', `${mb(duringPhotos)}; ${mb(server.memory())}`, '350 MB');
}

// --- A while of everything
if (minutes > 0) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(server.memory()), 10_000);
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    await measureLoad({ ...list, paths: [...list.paths, ...details.paths.slice(0, 50), '/api/Products?searchTerm=kaart', '/api/Me', '/api/Products/filters'] }, 15);
    for (let run = 0; run < 5; run += 1) await createAsset(false);
  }
  clearInterval(timer);
  const half = samples.slice(Math.floor(samples.length / 2));
  tell(`memory after ${minutes} minutes of all of it; since half of them`, `${mb(samples.at(-1)!)}; ${mb(half.at(-1)! - half[0]!)}`, '160 MB; flat');
}
await server.close();

mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench-server.json', JSON.stringify({ date: new Date().toISOString(), machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`, products, rows }, null, 2));
