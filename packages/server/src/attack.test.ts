import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { codeAt, EVERYONE, routeTable } from '@staalkaart/api';
import type { Role } from '@staalkaart/api-client/wire';
import { described, fileForm, logIn, overWire, PNG, senderTo, sendRaw } from '@staalkaart/mocks/conformance';
import { accounts, SECRET } from '@staalkaart/mocks/seed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_FILE } from './auth/secrets.ts';
import { doctor } from './ops/doctor.ts';
import { type RunningServer, startServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'staalkaart-attack-'));
const [data, dist] = [join(root, 'data'), join(root, 'dist')];
const lines: string[] = [];
let server: RunningServer;

/** All that may stand neither in the log nor in the folder as it is. */
const secrets = new Set<string>([SECRET]);

/** Calls the server over the wire; an answer that it does not describe itself fails. */
let send: ReturnType<typeof senderTo>;

const signIn = async (email: string, password?: string): Promise<string> => {
  const nobody = send(undefined);
  const { token, requiresTwoFactor } = (await logIn(nobody, email, password)).body;
  const given = requiresTwoFactor ? (await nobody('POST', 'Auth/LoginTOTP', { email, code: '000000' })).body.token : token;
  if (given) secrets.add(given);
  return given;
};
const tokens = new Map<Role | undefined, string>();
const as = (role: Role) => send(tokens.get(role));
const errors = (): string[] => lines.filter(line => JSON.parse(line).event === 'error');
/** Reads beside the server what it wrote. */
const rows = (sql: string): Record<string, unknown>[] => {
  const database = new DatabaseSync(join(data, 'catalogue.sqlite'), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

beforeAll(async () => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<title>Staalkaart</title>');
  server = await startServer({ folder: data, port: 0, host: '127.0.0.1', dist, isDemo: true, writeLine: line => lines.push(line) });
  send = senderTo(await described(() => overWire(server.url, { keepsLines: true }))({}));
  for (const { role, email } of accounts) tokens.set(role, await signIn(email));
});
afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

/** A body of each resource that is right, and the id of a record that may be changed. */
const RIGHT: Readonly<Record<string, { id: number; body: (name: string) => Record<string, unknown> }>> = {
  Tags: { id: 301, body: name => ({ name }) },
  Materials: { id: 201, body: name => ({ name }) },
  Customers: { id: 402, body: name => ({ name, erpId: name }) },
  Segments: { id: 12, body: name => ({ name, order: 3 }) },
  Categories: { id: 102, body: name => ({ name, segmentIds: [11], order: 3 }) },
  Products: { id: 1002, body: name => ({ name, customerId: 401, tagIds: [302], categoryIds: [102], materialIds: [], erpId: name }) },
  Assets: { id: 200_002, body: name => ({ name, productId: 1001, isVideo: false, file: 'a.png', order: 9 }) },
  Collections: { id: 502, body: name => ({ name, productIds: [1001], isPrivate: true, isVisible: true }) },
  Users: { id: 9, body: name => ({ name, email: `${name}@x.be`, username: name, phoneNumber: '1', roleName: 'User', isActive: true, password: `Geheim-${name}`, passwordConfirm: `Geheim-${name}` }) },
};

describe('who may call', () => {
  /** An address of a route: nothing is there, and a body that is none is refused to whoever may send one. */
  const callOf = (role: Role | undefined, method: string, path: string) => fetch(`${server.url}/api/${path === 'Assets' && method === 'GET' ? 'Assets?productId=9' : path.replace(/:\w+/, '999999')}`, {
    method, headers: { ...(role && { Authorization: `Bearer ${tokens.get(role)}` }) }, ...(['POST', 'PUT'].includes(method) && { body: 'geen json' }),
  });
  // Whoever signs out has no token any more.
  const routes = routeTable.toSorted((a, b) => Number(a.path === 'Auth/Logout') - Number(b.path === 'Auth/Logout'));

  test.each([undefined, ...EVERYONE])('every call of the table is for its roles alone: %s', async role => {
    const wrong: unknown[] = [];
    for (const { method, path, allowed } of routes) {
      const { status } = await callOf(role, method, path);
      const isRight = allowed === 'open' || (role && allowed.includes(role)) ? [200, 204, 400, 404].includes(status) : status === (role ? 403 : 401);
      if (!isRight) wrong.push([method, path, status]);
    }
    expect(wrong).toEqual([]);
    if (role) tokens.set(role, await signIn(accounts.find(account => account.role === role)!.email));
  });

  test('nothing but a whole token in its place lets anybody in', async () => {
    const token = tokens.get('Admin')!;
    const [{ hash }] = rows('SELECT token_hash AS hash FROM sessions') as [{ hash: string }];
    const tried: [string, Record<string, string>][] = [
      ...['', 'Bearer', 'Bearer ', `Basic ${btoa(`admin@staalkaart.be:staalkaart`)}`, token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token} ${token}`, `Bearer ${hash}`, 'Bearer null', 'Bearer mock.2.1', "Bearer ' OR 1=1 --"]
        .map((Authorization): [string, Record<string, string>] => ['', { Authorization }]),
      [`?access_token=${token}`, {}], [`?token=${token}`, {}], ['', { Cookie: `token=${token}; Authorization=Bearer ${token}` }], ['', { 'X-Authorization': `Bearer ${token}` }],
      ['', { 'X-Original-URL': '/api/openapi.json' }], ['', { 'X-Forwarded-For': '127.0.0.1' }],
    ];
    for (const [query, headers] of tried) expect([query, headers, (await fetch(`${server.url}/api/Me${query}`, { headers })).status]).toEqual([query, headers, 401]);
  });

  test('a call is not another one by what it says of its method or its address', async () => {
    const status = async (method: string, path: string, headers = {}) => (await fetch(server.url + path, { method, headers: { ...headers, Authorization: `Bearer ${tokens.get('ViewOnly')}` } })).status;
    expect(await status('POST', '/api/Tags/301', { 'X-HTTP-Method-Override': 'DELETE' })).toBe(405);
    expect(await status('PATCH', '/api/Tags/301')).toBe(405);
    for (const path of ['/api/tags', '/api/Tags/', '/api//Tags', '/API/Tags', '/api/Tags;x', '/api/Users%2f1', '/api/./../api/Tags/301/x']) expect([path, await status('GET', path)]).toEqual([path, path === '/API/Tags' ? 200 : 404]);
    // That one is the page of the application.
    expect(await (await fetch(`${server.url}/API/Tags`)).text()).toBe('<title>Staalkaart</title>');
  });

  test('what is private, or hidden, of somebody else is there by no call at all', async () => {
    const [own, hidden] = [501, 1001 + 47];
    const body = { id: own, name: 'Van mij', productIds: [] };
    for (const role of ['Admin', 'PowerUser', 'User', 'ViewOnly'] as const) {
      const calls: [string, string, unknown?][] = [
        ['GET', `Collections/${own}`], ['PUT', 'Collections', body], ['DELETE', `Collections/${own}`], ['POST', `Collections/${own}/export`],
        ['POST', `Collections/${own}/image`, fileForm('image', 'a.png', 'image/png')],
      ];
      for (const [method, path, sent] of calls) {
        const isRefused = role === 'ViewOnly' && path !== `Collections/${own}/export` && method !== 'GET';
        expect([role, method, path, (await as(role)(method, path, sent)).status]).toEqual([role, method, path, isRefused ? 403 : 404]);
      }
      expect((await as(role)('GET', `Products?collections=${own}`)).body).toEqual([]);
    }
    for (const role of ['User', 'ViewOnly'] as const) {
      expect((await as(role)('GET', `Products/${hidden}`)).status).toBe(404);
      expect((await as(role)('GET', `Products?productIds=${hidden}&pageSize=1000000`)).body).toEqual([]);
    }
    expect((await as('SuperAdmin')('GET', `Collections/${own}`)).body.name).not.toBe('Van mij');
  });
});

describe('what is sent', () => {
  const description = async () => (await as('Admin')('GET', 'openapi.json')).body;
  /** The fields that a call takes. */
  const fieldsOf = async (method: 'post' | 'put', name: string): Promise<string[]> =>
    Object.keys((await description()).paths[`/${name}`][method].requestBody.content['application/json'].schema.properties);

  test.each(Object.keys(RIGHT))('%s: a field that is not of the call means nothing', async name => {
    const { body } = RIGHT[name]!;
    const table = name.toLowerCase();
    const wished: Record<string, unknown> = JSON.parse(`{
      "id": 1, "createdById": 5, "created": "2000-01-01T00:00:00.000Z", "updated": "2000-01-01T00:00:00.000Z", "updatedById": 5, "added": 1,
      "path": "/api/media/0123456789abcdef0123456789abcdef.png", "coverPath": "/x.png", "avatarPath": "/x.png", "hasVideo": true, "searchText": "x", "nameFolded": "x",
      "role": "SuperAdmin", "roleName": "SuperAdmin", "isActive": false, "email": "evil@x.be", "username": "Evil", "password": "Geheim-evil", "secret": "AAAA", "secretConfirmed": true,
      "sessions": [{ "userId": 1, "tokenHash": "x" }], "tokenHash": "x", "userId": 1, "opened": 0, "used": 0, "waiting": [], "wrong": 0, "lastCounter": 0,
      "__proto__": { "role": "SuperAdmin", "isVisible": true, "createdById": 1 }, "constructor": { "prototype": { "role": "SuperAdmin" } }, "prototype": {}, "toString": "x", "hasOwnProperty": 1
    }`);
    const taken = await fieldsOf('post', name);
    const evil = Object.fromEntries(Object.entries(wished).filter(([field]) => !taken.includes(field) && !(name === 'Users' && ['role', 'id'].includes(field))));
    const OWN = /^(id|added|name|name_.*|erp_id|erp_id_.*|email|email_.*|username|username_.*|search_text|password|created|updated|updated_by_id)$/;
    const stored = (id: number) => Object.fromEntries(Object.entries(rows(`SELECT * FROM ${table} WHERE id = ${id}`)[0]!).filter(([column]) => !OWN.test(column)));
    const make = async (word: string, more: object) => (await as('Admin')('POST', name, { ...body(word), ...more })).body.id as number;
    const [plain, greedy] = [await make('Zonder', {}), await make('Met', evil)];
    expect(greedy).toBe(plain + 1);
    expect(stored(greedy)).toEqual(stored(plain));
    const change = async (id: number, word: string, more: object) => (await as('Admin')('PUT', name, { ...more, ...body(word), id })).status;
    expect([await change(plain, 'Zonderx', {}), await change(greedy, 'Metx', evil)]).toEqual([200, 200]);
    expect(stored(greedy)).toEqual(stored(plain));
    const { updated_by_id: writer = 2, updated = 'now' } = rows(`SELECT * FROM ${table} WHERE id = ${greedy}`)[0]!;
    expect([writer, String(updated) > '2001']).toEqual([2, true]);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  const ODD: readonly unknown[] = [
    null, true, -1, 0, 0.5, 1e308, 2 ** 53 + 2, '1e999', '-1', '', ' ', '\0', '\uD800', '__proto__', '\u202Eevil', 'x'.repeat(110_000),
    [], [[]], [null], ['x'], [1e308], [{}], [{ id: 1e308 }], {}, { id: 1 }, { length: 1e9 }, { toString: 1 },
  ];
  test.each(Object.keys(RIGHT))('%s: any value of any field is stored or refused', async name => {
    const { id, body } = RIGHT[name]!;
    let number = 0;
    const wrong: unknown[] = [];
    const fields = [['PUT', await fieldsOf('put', name)], ['POST', name === 'Users' ? ['password', 'passwordConfirm'] : await fieldsOf('post', name)]] as const;
    for (const [method, ofMethod] of fields) {
      for (const field of ofMethod) {
        for (const odd of ODD) {
          const { status } = await as('SuperAdmin')(method, name, { ...body(`Vreemd${'abcdefghij'.charAt(number % 10)}${'x'.repeat((number += 1) % 50)}`), id, [field]: odd });
          if (status >= 500) wrong.push([method, field, odd, status]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect((await as('SuperAdmin')('GET', `${name}?pageSize=1000000`)).status).toBe(200);
    expect(errors()).toEqual([]);
  }, 60_000);

  test('other bodies than an object are refused, however they are made', async () => {
    const bodies: (string | Uint8Array<ArrayBuffer>)[] = [
      '', 'null', '1', '"x"', '[]', 'NaN', '{"name": NaN}', '{name: 1}', '\uFEFF{', '['.repeat(400_000), '{"a":'.repeat(150_000), `{"name":"diep","x":${'['.repeat(5000)}${']'.repeat(5000)}}`, new Uint8Array([0x7b, 0xff, 0xfe]), gzipSync('{"name":"x"}'),
    ];
    for (const body of bodies) {
      const answer = await fetch(`${server.url}/api/Tags`, { method: 'POST', body, headers: { Authorization: `Bearer ${tokens.get('Admin')}`, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } });
      expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), 400]);
    }
    // The last of two is what counts, and no more.
    const twice = await fetch(`${server.url}/api/Me`, { method: 'PUT', body: '{"phoneNumber":"1","role":"SuperAdmin","phoneNumber":"2"}', headers: { Authorization: `Bearer ${tokens.get('User')}`, 'Content-Type': 'application/json' } });
    expect(await twice.json()).toMatchObject({ phoneNumber: '2', role: 'User' });
    tokens.set('User', await signIn('user@staalkaart.be'));
  });

  test('what a page of elsewhere can send without asking is no body', async () => {
    const login = JSON.stringify({ email: 'user@staalkaart.be', password: 'staalkaart' });
    for (const body of [login, new URLSearchParams({ email: login }), new Blob([login])]) {
      expect((await fetch(`${server.url}/api/Auth/Login`, { method: 'POST', body })).status).toBe(400);
    }
  });

  test('any value of any question is answered or refused', async () => {
    const { paths } = await description();
    const ODDS = ['', '0', '-1', '1.5', '1e308', '99999999999999999999', '9007199254740993', 'NaN', 'null', '%00', '%F0%9F', '%ED%A0%80', "'--", '"', '*', 'NEAR(', '__proto__', '1,2,3', ',,,', 'x'.repeat(3000), 'a+'.repeat(1500)];
    const wrong: unknown[] = [];
    const ask = async (path: string) => {
      const { status } = await as('SuperAdmin')('GET', path);
      if (status >= 500) wrong.push([path.slice(0, 80), status]);
    };
    for (const [path, { get }] of Object.entries<{ get?: { parameters: { name: string; in: string }[] } }>(paths)) {
      for (const { name, in: where } of get?.parameters ?? []) {
        for (const odd of ODDS) await ask(where === 'path' ? path.slice(1).replace(`{${name}}`, odd || 'x') : `${path.slice(1)}?${name}=${odd}&${name}=${odd}`);
      }
    }
    await ask(`Products?${'categories=1&'.repeat(1000)}`);
    expect(wrong).toEqual([]);
    expect(errors()).toEqual([]);
  }, 60_000);
});

describe('files', () => {
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...new Uint8Array(60)]);
  const bomb = gzipSync(new Uint8Array(50 * 1024 * 1024));
  test.each<[string, Uint8Array<ArrayBuffer> | string]>([
    ['a script', 'alert(1)'], ['a document', zip], ['50 MB of zeros, packed', bomb], ['a script that is a GIF', 'GIF89a/*\0\0*/=1;alert(1)'], ['a PDF', '%PDF-1.7\n<script>'], ['a program', '\u007FELF\u0002\u0001'],
    ['a WebP', 'RIFF\u0024\0\0\0WEBPVP8 '], ['a BMP with a page', 'BM<html><script>alert(1)</script>'], ['a page before a picture', new Uint8Array([...new TextEncoder().encode('<script>'), ...PNG])], ['an XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>'],
  ])('%s is no picture, whatever it is called', async (_what, content) => {
    for (const path of ['Segments/11/image', 'Me/image']) expect((await as('Admin')('POST', path, fileForm('image', 'a.png', 'image/png', content))).status).toBe(415);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, number]>([['a document', zip, 400], ['50 MB of zeros, packed', bomb, 400], ['a picture', PNG, 400], ['a table that names no columns', new TextEncoder().encode('=cmd|x!A1;y\n1;2\n'), 400]])('%s is no list of products', async (_what, content, status) => {
    expect((await as('Admin')('POST', 'Products/batch', fileForm('file', 'a.csv', 'text/csv', content))).status).toBe(status);
  });

  test('a body of parts that is none, or has too many, is refused', async () => {
    const post = async (contentType: string, body: string) =>
      (await fetch(`${server.url}/api/Segments/11/image`, { method: 'POST', body, headers: { Authorization: `Bearer ${tokens.get('Admin')}`, 'Content-Type': contentType } })).status;
    const part = (name: string, file: string) => `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\nContent-Type: image/png\r\n\r\ny\r\n`;
    for (const [type, body] of [
      ['multipart/form-data', 'x'], ['multipart/form-data; boundary=', 'x'], [`multipart/form-data; boundary=${'b'.repeat(5000)}`, 'x'], ['multipart/form-data; boundary=x', '--x--\r\n'], ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n'],
      ['multipart/form-data; boundary=x', part('image', '')], ['multipart/form-data; boundary=x', `${part('y', '').repeat(5000)}--x--`], ['multipart/form-data; boundary=x', `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(200_000)}"\r\n\r\ny\r\n--x--`],
    ] as const) expect([type.slice(0, 40), await post(type, body)]).toEqual([type.slice(0, 40), 400]);
    // Whatever follows the first.
    expect(await post('multipart/form-data; boundary=x', `${part('image', '../../../secret.key')}${part('image', 'b.png')}--x--`)).toBe(415);
    expect(errors()).toEqual([]);
  });
});

describe('the line', () => {
  /** What comes back for bytes, until the server closes it or they stop coming. */
  const raw = (text: string) => sendRaw(server.url, text, 2000);

  test('no address leads out of the application and the uploads', async () => {
    const key = readFileSync(join(data, KEY_FILE), 'utf8').trim();
    const up = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e%252f', '..;/', '.%00./'];
    const addresses = up.flatMap(step => ['/', '/assets/', '/media/', '/media/images/', '/api/media/'].flatMap(base => [`${base}${step.repeat(2)}data/${KEY_FILE}`, `${base}${step.repeat(8)}etc/passwd`]));
    for (const address of [...addresses, `/${data}/${KEY_FILE}`, `//${data}/${KEY_FILE}`, 'file:///etc/passwd', `http://127.0.0.1/../data/${KEY_FILE}`, `/data/${KEY_FILE}`, '/catalogue.sqlite', '/.git/config']) {
      const heard = await raw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([address, heard.includes(key) || heard.includes('root:') || heard.includes('SQLite format')]).toEqual([address, false]);
      expect(heard).toMatch(/^HTTP\/1\.1 (404|400|200 OK[^]*<title>Staalkaart)/);
    }
    expect(errors()).toEqual([]);
  });

  test('two lengths, or a length beside parts, are no way to hide a call in another', async () => {
    const hidden = 'DELETE /api/Tags/302 HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const headers of ['Content-Length: 4\r\nTransfer-Encoding: chunked', 'Content-Length: 4\r\nContent-Length: 60', 'Transfer-Encoding: chunked, identity', 'Transfer-Encoding : chunked']) {
      const heard = await raw(`POST /api/Auth/Login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${hidden}`);
      expect([headers, heard.match(/HTTP\/1\.1 \d+/g)]).toEqual([headers, ['HTTP/1.1 400']]);
    }
    expect((await as('PowerUser')('GET', 'Tags/302')).status).toBe(200);
  });

  test('who holds five hundred lines open, in the middle of headers or of bodies, keeps nobody waiting', async () => {
    const port = Number(new URL(server.url).port);
    const starts = ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'POST /api/Auth/Login HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n{"email":"', 'POST /api/Tags HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhallo', ''];
    const sockets = await Promise.all(Array.from({ length: 500 }, async (_, number) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(starts[number % starts.length]!);
      return socket;
    }));
    const answered = await Promise.all(Array.from({ length: 20 }, () => as('User')('GET', 'Products?pageSize=1')));
    expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const socket of sockets) socket.destroy();
  });

  /** Bodies that stand still before their end, of so many callers; what each was answered so far. */
  const standStill = (count: number, head: string, body: string) => Promise.all(Array.from({ length: count }, async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
    const heard = { status: '' };
    socket.setEncoding('utf8').on('data', (text: string) => { heard.status ||= text.slice(9, 12); });
    await once(socket, 'connect');
    socket.write(`POST /api/${head}\r\nContent-Type: application/json\r\n\r\n${body}`);
    return { socket, heard };
  }));
  const megabyte = ' '.repeat(0xfff00);
  /** A call whose body does not say how long it is. */
  const streamed = async (path: string, body: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    return (await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: new Blob([JSON.stringify(body)]).stream(), duplex: 'half' } as RequestInit)).status;
  };

  test('bodies of strangers that stand still take nothing from those who sign in and work', async () => {
    const before = process.memoryUsage().rss;
    const held = [
      ...await standStill(100, 'Tags HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked', `fff00\r\n${megabyte}\r\n`),
      ...await standStill(100, 'Tags HTTP/1.1\r\nHost: x\r\nContent-Length: 1048500', megabyte),
      ...await standStill(100, 'Auth/Login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked', `3f00\r\n${' '.repeat(0x3f00)}\r\n`),
    ];
    await expect.poll(() => held.filter(({ heard }) => heard.status === '401').length, { timeout: 20_000 }).toBe(200);
    expect(held.filter(({ heard }) => heard.status === '').length).toBe(100);
    expect(await streamed('Auth/Login', { email: 'user@staalkaart.be', password: 'staalkaart' })).toBe(200);
    expect(await streamed('Tags', { name: 'Onder druk' }, tokens.get('PowerUser'))).toBe(201);
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(400);
    for (const { socket } of held) socket.destroy();
  }, 60_000);

  test.each([
    ['does not say how long it is', 'Transfer-Encoding: chunked', `fff00\r\n${megabyte}\r\n`], ['says how long it is', 'Content-Length: 1048500', megabyte],
  ])('of bodies that stand still, and of which each %s, little is kept of all that are signed in together', async (_what, length, body) => {
    const before = process.memoryUsage().rss;
    const held = (await Promise.all((['SuperAdmin', 'Admin', 'PowerUser', 'User'] as const).map(role =>
      standStill(40, `Collections HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.get(role)}\r\n${length}`, body)))).flat();
    await expect.poll(() => held.filter(({ heard }) => heard.status === '503').length, { timeout: 20_000 }).toBeGreaterThan(100);
    expect(held.filter(({ heard }) => heard.status === '').length).toBeGreaterThan(20);
    expect((await as('User')('GET', 'Me')).status).toBe(200);
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(400);
    for (const { socket } of held) socket.destroy();
    // What was kept is let go.
    const largest = { name: 'Weer plaats', description: 'x'.repeat(900_000) };
    await expect.poll(() => streamed('Products', largest, tokens.get('PowerUser')), { timeout: 20_000 }).toBe(400);
  }, 60_000);

  test('bodies of one session that stand still take nothing from the others, however its token is announced', async () => {
    const slow = (await Promise.all(['Bearer', 'bearer', 'BEARER', 'bEaReR'].map(word =>
      standStill(20, `Collections HTTP/1.1\r\nHost: x\r\nAuthorization: ${word} ${tokens.get('User')}\r\nContent-Length: 1048500`, megabyte)))).flat();
    await expect.poll(() => slow.filter(({ heard }) => heard.status === '503').length, { timeout: 20_000 }).toBeGreaterThan(60);
    expect(await streamed('Products', { name: 'Weer plaats', description: 'x'.repeat(900_000) }, tokens.get('PowerUser'))).toBe(400);
    for (const { socket } of slow) socket.destroy();
    await expect.poll(() => streamed('Collections', { name: 'Weer plaats', description: 'x'.repeat(900_000) }, tokens.get('User')), { timeout: 20_000 }).toBe(400);
  }, 60_000);

  test('of a body without an end little is kept, whoever sends it', async () => {
    const before = process.memoryUsage().rss;
    const part = `${(1024 * 1024).toString(16)}\r\n${' '.repeat(1024 * 1024)}\r\n`;
    const flood = async (head: string, megabytes: number) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
      const heard: string[] = [];
      socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
      socket.write(head);
      for (let sent = 0; sent < megabytes && !socket.destroyed && heard.length === 0; sent += 1) {
        if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), once(socket, 'data')]);
      }
      if (heard.length === 0) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.destroy();
      return heard.join('').slice(0, 12);
    };
    const declared = (length: number) => `POST /api/Auth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const endless = (header = '') => `POST /api/Tags HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}Transfer-Encoding: chunked\r\n\r\n`;
    expect(await flood(declared(100 * 1024 * 1024), 100)).toBe('HTTP/1.1 413');
    // Nor of one that says to hold a file, where none is taken.
    const parts = (path: string) => `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    for (const path of ['Auth/Login', 'Auth/LoginTOTP']) expect(await flood(parts(path), 300)).toBe('HTTP/1.1 400');
    const floods = (head: string) => Promise.all(Array.from({ length: 20 }, () => flood(head, 100)));
    expect(new Set(await floods(endless()))).toEqual(new Set(['HTTP/1.1 401']));
    expect(new Set(await floods(endless(`Authorization: Bearer ${tokens.get('PowerUser')}\r\n`)))).toEqual(new Set(['HTTP/1.1 413']));
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(400);
  }, 60_000);
});

describe('people', () => {
  test('a code is good for one of those who send it at once, and for nobody later', async () => {
    const boss = { email: 'fien@staalkaart.be', password: 'staalkaart' };
    const code = codeAt('KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD', Date.now());
    secrets.add('KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD');
    const nobody = send(undefined);
    const login = () => nobody('POST', 'Auth/Login', boss);
    const sendCode = () => nobody('POST', 'Auth/LoginTOTP', { email: boss.email, code });
    await login();
    const answered = await Promise.all(Array.from({ length: 6 }, sendCode));
    expect(answered.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    await login();
    expect((await sendCode()).status).toBe(401);
  });

  /** An upload of which the server has all but the end; gives what that is answered once it is sent. */
  const uploadUnderWay = async (token: string) => {
    const whole = new Response(fileForm('image', 'a.png', 'image/png'));
    const [bytes, end] = [await whole.bytes(), Promise.withResolvers<void>()];
    const body = new ReadableStream({
      start: controller => controller.enqueue(bytes.subarray(0, -9)),
      pull: async controller => {
        await end.promise;
        controller.enqueue(bytes.subarray(-9));
        controller.close();
      },
    });
    const headers = { 'Content-Type': whole.headers.get('Content-Type')!, Authorization: `Bearer ${token}` };
    const answer = fetch(`${server.url}/api/Me/image`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    await expect.poll(() => readdirSync(join(data, 'files', 'incoming')).length).toBe(1);
    return async () => {
      end.resolve();
      return (await answer).status;
    };
  };

  test('no token outlives the event that ends it', async () => {
    const boss = as('SuperAdmin');
    const noor = { email: 'noor@x.be', username: 'Noor', phoneNumber: '1', roleName: 'PowerUser', isActive: true, password: 'Geheim van Noor', passwordConfirm: 'Geheim van Noor' };
    secrets.add(noor.password).add('Nieuw van Noor');
    const { id } = (await boss('POST', 'Users', noor)).body;
    const put = (more: object) => boss('PUT', 'Users', { ...noor, id, ...more });
    const EVENTS: [string, (own: ReturnType<typeof as>) => Promise<{ status: number }>, () => Promise<unknown>][] = [
      ['signing out', own => own('POST', 'Auth/Logout'), async () => undefined],
      ['the own profile', own => own('PUT', 'Me', { phoneNumber: '2' }), async () => undefined],
      ['a lower role', () => put({ roleName: 'User' }), () => put({})],
      ['a higher role', () => put({ roleName: 'Admin' }), () => put({})],
      ['out of use', () => put({ isActive: false }), () => put({})],
      ['another password', () => boss('POST', 'Users/newpassword', { id, newPassword: 'Nieuw van Noor', newPasswordConfirm: 'Nieuw van Noor' }), () => boss('POST', 'Users/newpassword', { id, newPassword: noor.password, newPasswordConfirm: noor.password })],
      ['a second step', () => put({ clearSecret: true }), async () => undefined],
      ['another second step', () => put({ clearSecret: true }), async () => undefined],
      ['the end of the account', () => boss('DELETE', `Users/${id}`), async () => undefined],
    ];
    for (const [event, happens, goesBack] of EVENTS) {
      const token = await signIn(noor.email, noor.password);
      const own = send(token);
      expect([event, (await own('GET', 'Me')).status]).toEqual([event, 200]);
      const finishUpload = await uploadUnderWay(token);
      expect([event, (await happens(own)).status < 300, await finishUpload()]).toEqual([event, true, 401]);
      for (const [method, path, body] of [['GET', 'Me'], ['GET', 'Products'], ['POST', 'Tags', { name: `Daarna ${event}` }], ['POST', 'Me/image', fileForm('image', 'a.png', 'image/png')], ['POST', 'Auth/Logout']] as const) {
        expect([event, path, (await own(method, path, body)).status]).toEqual([event, path, 401]);
      }
      await goesBack();
    }
    expect((await boss('GET', 'Tags?searchTerm=Daarna')).body).toEqual([]);
  });

  test('after all this the folder is sound, and no password, token, code or secret stands in it or in the log', async () => {
    expect(errors()).toEqual([]);
    const told: string[] = [];
    await doctor(['--data', data], line => void told.push(line));
    expect(told).toContain(`✓ ${data} is in orde.`);
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).map(name => join(data, name)).filter(path => statSync(path).isFile());
    const kept = files.map(path => readFileSync(path, 'latin1')).join('\n');
    const log = lines.join('\n');
    expect(secrets.size).toBeGreaterThan(15);
    for (const secret of secrets) expect([secret, kept.includes(secret), log.includes(secret)]).toEqual([secret, false, false]);
    for (const word of ['Geheim-', 'geen json', '@x.be', '@staalkaart.be', 'searchTerm']) expect([word, log.includes(word)]).toEqual([word, false]);
    for (const event of ['sign-in', 'code-asked', 'second-step-on', 'role-changed', 'user-deactivated', 'password-reset', 'user-created', 'user-deleted', 'sign-out', 'sign-in-failed']) expect(log).toContain(`"event":"${event}"`);
    expect(lines.map(line => JSON.parse(line)).find(({ event }) => event === 'user-deleted'))
      .toEqual({ time: expect.any(String), event: 'user-deleted', whom: expect.any(Number), role: 'PowerUser', id: expect.any(String), address: '127.0.0.1', user: 1 });
  });
});
