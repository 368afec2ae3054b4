import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sendRaw } from '@staalkaart/mocks/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCall, type Answering } from './answerCall.ts';
import { listen, type Listening } from './listen.ts';

let answering: Answering;
let thrown: unknown[] = [];
let server: Listening;
beforeAll(async () => {
  server = await listen((asked, response) => {
    answerCall(answering, asked, response, 'loopback').catch((error: unknown) => {
      thrown.push(error);
      response.destroy();
    });
  }, 0, '127.0.0.1');
});
afterAll(() => server?.close());

/** Answers from now on. */
const answers = (how: Answering) => {
  thrown = [];
  answering = how;
};

const portOf = () => Number(new URL(server.url).port);

/** What comes back for bytes on the line, until the server closes it. */
const raw = (text: string) => sendRaw(server.url, text);

test('an answer that streams stops when the client goes away, also while the next part is waited for', async () => {
  const stopped = Promise.withResolvers<void>();
  answers(async () => {
    let written = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: controller => (written++ < 3 ? controller.enqueue(new Uint8Array(70_000)) : new Promise<void>(() => undefined)),
      cancel: () => stopped.resolve(),
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  const socket = connect(portOf(), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  await once(socket, 'data');
  socket.destroy();
  await stopped.promise;
  expect(thrown).toEqual([]);
  answers(async () => new Response('er nog'));
  expect(await (await fetch(server.url)).text()).toBe('er nog');
});

test('an upload is read as it comes, and one that breaks off is an error of its call alone', async () => {
  const began = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  answers(async asked => {
    const reader = asked.body!.getReader();
    await reader.read();
    began.resolve();
    try {
      while (!(await reader.read()).done);
      ended.resolve('whole');
    } catch {
      ended.resolve('broken');
    }
    return new Response('ok');
  });
  const upload = request(server.url, { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '10000000' } });
  upload.on('error', () => undefined);
  upload.write(Buffer.alloc(1000));
  await began.promise;
  upload.destroy();
  expect([await ended.promise, thrown]).toEqual(['broken', []]);
});

test.each(['multipart/form-data; boundary=x', 'application/json'])('who still reads a body of %s once its call was answered hears that its line broke', async type => {
  const ended = Promise.withResolvers<string>();
  answers(async asked => {
    const reader = asked.body!.getReader();
    const readOn = async () => {
      while (!(await reader.read()).done);
      return 'whole';
    };
    readOn().then(ended.resolve, () => ended.resolve('broken'));
    return new Response('nee');
  });
  const socket = connect(portOf(), '127.0.0.1', () => socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1000)}`));
  await once(socket, 'data');
  socket.destroy();
  expect([await ended.promise, thrown]).toEqual(['broken', []]);
});

test('a body that is no file ends at 1 MB, whether it says so or not', async () => {
  answers(async asked => new Response(`${(await asked.text()).length}`));
  const post = (body: string | ReadableStream, headers = {}) => fetch(server.url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const stream = (size: number) => new Blob(['x'.repeat(size)]).stream();
  expect(await (await post('x'.repeat(1024 * 1024))).text()).toBe('1048576');
  expect(await (await post(stream(1024 * 1024))).text()).toBe('1048576');
  const refused = [await post('x'.repeat(1024 * 1024 + 1)), await post(stream(1024 * 1024 + 1))];
  for (const answer of refused) expect([answer.status, await answer.json()]).toEqual([413, { title: 'De aanvraag is te groot.', detail: 'Er wordt hoogstens 1 MB aan gegevens aanvaard.' }]);
});

test('a line on which a body was refused in the middle takes the next call', async () => {
  answers(async asked => {
    await asked.text();
    return new Response('er nog');
  });
  const large = `${(700 * 1024).toString(16)}\r\n${'x'.repeat(700 * 1024)}\r\n`;
  const heard = await raw(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${large.repeat(4)}0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(heard.match(/HTTP\/1\.1 \d+|er nog/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200', 'er nog']);
});

test.each([
  ['unread', async () => undefined],
  ['in the middle', async ({ body }: Request) => {
    const reader = body!.getReader();
    await reader.read();
    // As a file that is too large: the rest is read while the answer is on its way.
    void (async () => { while (!(await reader.read()).done); })();
  }],
])('a file that is refused %s goes by before a line is closed, so that who sends it hears why', async (_, read) => {
  const refused = Promise.withResolvers<void>();
  answers(async asked => {
    if (asked.method === 'GET') return new Response('');
    await read(asked);
    refused.resolve();
    return new Response('', { status: 403 });
  });
  const socket = connect(portOf(), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => { heard += part; });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 200000\r\n\r\n${'x'.repeat(100_000)}`);
  await refused.promise;
  expect((await fetch(server.url)).status).toBe(200);
  expect([heard, socket.readyState]).toEqual(['', 'open']);
  socket.write('x'.repeat(100_000));
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 403 /);
});

test('who is not known yet may send little', async () => {
  answers(async asked => new Response(`${(await asked.text()).length}`));
  const post = async (size: number) => (await fetch(`${server.url}/api/Auth/Login`, { method: 'POST', body: 'x'.repeat(size) })).json();
  expect([await post(16 * 1024), await post(16 * 1024 + 1)]).toEqual([16_384, { title: 'De aanvraag is te groot.', detail: 'Er wordt hoogstens 16 kB aan gegevens aanvaard.' }]);
});

test('JSON is compressed where that is accepted and worth it, in one part or in many', async () => {
  const ask = (acceptEncoding?: string) => new Promise<{ encoding: string | undefined; length: string | undefined; text: string }>(resolve => {
    request(server.url, { headers: acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding } }, async answer => {
      const bytes = await buffer(answer);
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers;
      resolve({ encoding, length, text: (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString() });
    }).end();
  });
  const long = JSON.stringify({ text: 'lang '.repeat(1000) });
  answers(async () => Response.json(JSON.parse(long)));
  expect([await ask('br, gzip'), await ask('gzip;q=0'), await ask()]).toEqual([
    { encoding: 'gzip', length: expect.any(String), text: long }, { encoding: undefined, length: `${long.length}`, text: long }, { encoding: undefined, length: `${long.length}`, text: long },
  ]);
  answers(async () => Response.json({ kort: true }));
  expect(await ask('gzip')).toEqual({ encoding: undefined, length: '13', text: '{"kort":true}' });
  const parts = Array.from({ length: 9 }, (_, number) => `${number}`.repeat(70_000));
  const encoded = () => parts.map(part => new TextEncoder().encode(part)).values();
  const streamed = (left = encoded()) => new ReadableStream<Uint8Array>({
    pull: controller => {
      const { value } = left.next();
      if (value) controller.enqueue(value);
      else controller.close();
    },
  });
  answers(async () => new Response(streamed(), { headers: { 'Content-Type': 'application/json' } }));
  expect([await ask('gzip'), await ask()]).toEqual([
    { encoding: 'gzip', length: undefined, text: parts.join('') }, { encoding: undefined, length: undefined, text: parts.join('') },
  ]);
});

test('an answer is kept by nobody, but what has a tag by the browser that asks anew', async () => {
  answers(async () => Response.json(1));
  expect((await fetch(server.url)).headers.get('Cache-Control')).toBe('no-store');
  answers(async () => Response.json(1, { headers: { ETag: '"1"' } }));
  expect((await fetch(server.url)).headers.get('Cache-Control')).toBe('private, no-cache');
});

test('an address is that of the line, or what a proxy on this machine says', async () => {
  answers(async (asked, address) => new Response(`${new URL(asked.url).protocol} ${address}`));
  const ask = async (headers: Record<string, string>) => (await fetch(server.url, { headers })).text();
  expect(await ask({})).toBe('http: 127.0.0.1');
  expect(await ask({ 'X-Forwarded-For': '6.6.6.6, 10.1.2.3', 'X-Forwarded-Proto': 'https' })).toBe('https: 10.1.2.3');
});

test('a server that ends waits for what is under way, and for no line that is silent', async () => {
  const [asked, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ending = await listen((_asked, response) => {
    asked.resolve();
    void rest.promise.then(() => response.end('toch nog'));
  }, 0, '127.0.0.1');
  const port = Number(new URL(ending.url).port);
  const silent = connect(port, '127.0.0.1');
  const halfAsked = connect(port, '127.0.0.1', () => halfAsked.write('GET / HTTP/1.1\r\nHo'));
  await Promise.all([once(silent, 'connect'), once(halfAsked, 'connect')]);
  const underWay = fetch(ending.url);
  await asked.promise;
  const closed = ending.close(60_000);
  await Promise.all([once(silent.resume(), 'close'), once(halfAsked.resume(), 'close')]);
  rest.resolve();
  expect(await (await underWay).text()).toBe('toch nog');
  // Long before the patience is over: the line of the call is let go too.
  await closed;
});

test('a line on which nobody says anything is closed, but not while the server works on what was asked', async () => {
  const [read, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const strict = await listen((asked, response) => {
    asked.resume().on('end', read.resolve);
    void rest.promise.then(() => response.end('toch nog'));
  }, 0, '127.0.0.1', { silence: 300 });
  const port = Number(new URL(strict.url).port);
  const working = fetch(strict.url, { method: 'POST', body: 'alles' });
  await read.promise;
  // These are silent for less long than that one.
  const silent = connect(port, '127.0.0.1');
  const halfSent = connect(port, '127.0.0.1', () => halfSent.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhal'));
  await Promise.all([silent, halfSent].map(line => once(line.resume(), 'close')));
  rest.resolve();
  expect(await (await working).text()).toBe('toch nog');
  await strict.close();
});

test('what is no request is refused, and ends nothing', async () => {
  answers(async () => new Response('er nog'));
  expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Lang: ' + 'x'.repeat(17_000) + '\r\n\r\n')).toMatch(/^HTTP\/1\.1 431 /);
  expect(await raw('BREW / HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n')).toMatch(/er nog/);
  expect(await raw('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toMatch(/er nog/);
  for (const host of ['x:99999', '[::1', 'x:-1', 'a%b', '\u00AD']) {
    const ask = (method: string, body = '') => raw(`${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect([host, (await ask('GET')).split('\r\n')[0], (await ask('POST', '{}')).split('\r\n')[0]]).toEqual([host, expect.stringMatching(/ (200|400) /), expect.stringMatching(/ (200|400) /)]);
  }
  expect(await raw('GET / HTTP/1.1\r\nHost: x:99999\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*Dit adres bestaat niet\.$/);
  expect(await raw('GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-Host: y:99999\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(thrown).toEqual([]);
});
