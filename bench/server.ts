import { createMockServer } from '@staalkaart/mocks/server';
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** What a secure server shows of itself. */
export interface Certificate { key: string; cert: string }

/** A certificate for this run alone. @throws where there is no `openssl` */
export const createCertificate = (): Certificate => {
  const pem = execFileSync('openssl', [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', '-',
  ], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const part = (name: string) => new RegExp(`-----BEGIN ${name}-----[^]*-----END ${name}-----`).exec(pem)![0];
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') };
};

/** How Chromium is told to trust it. To ignore all errors would switch off the browser's cache. */
export const fingerprintOf = ({ cert }: Certificate): string =>
  createHash('sha256').update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })).digest('base64');

interface Kept { status: number; headers: IncomingHttpHeaders; body: Buffer }

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const IN_KEY = ['authorization', 'if-none-match', 'range'] as const;
const brotli = promisify(brotliCompress);

const ask = (url: string, headers: IncomingHttpHeaders): Promise<Kept> => new Promise((resolve, reject) => {
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  // The files that the build compressed, and answers as they are: the mock would compress those with gzip.
  request(url, { headers: { ...sent, 'accept-encoding': 'br' } }, answer => {
    const chunks: Buffer[] = [];
    answer.on('data', chunk => chunks.push(chunk)).on('error', reject).on('end', () => {
      resolve({ status: answer.statusCode!, headers: { ...answer.headers }, body: Buffer.concat(chunks) });
    });
  }).on('error', reject).end();
});

/** As a server does on the fly: at a quality that it can afford. */
const compressed = async ({ status, headers, body }: Kept): Promise<Kept> => {
  for (const name of OF_ONE_CONNECTION) delete headers[name];
  if (headers['content-encoding'] || !/json|html/.test(headers['content-type'] ?? '')) return { status, headers, body };
  const smaller = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { status, headers: { ...headers, 'content-encoding': 'br', 'content-length': String(smaller.length) }, body: smaller };
};

/**
 * A folder and the API beside it, over HTTP/2 with brotli. Each answer is made once and kept, so that neither the mock
 * nor compressing is in a figure.
 * @param products how many the catalogue holds
 * @returns its origin, and what ends it
 */
export const serve = async (dist: string, products: number, certificate: Certificate): Promise<{ origin: string; close: () => Promise<void> }> => {
  const mock = await createMockServer({ dist, products });
  const kept = new Map<string, Promise<Kept>>();
  const front = createSecureServer(certificate, (asked, response) => {
    const key = [asked.url, ...IN_KEY.map(name => asked.headers[name])].join('\n');
    // The static pages are files: an application answers every address with one.
    const file = existsSync(join(dist, `${asked.url}.html`)) ? `${asked.url}.html` : asked.url;
    const answer = kept.get(key) ?? ask(mock.url + file, asked.headers).then(compressed);
    kept.set(key, answer);
    answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body), () => response.stream.close());
  });
  await new Promise<void>(listening => { front.listen(0, '127.0.0.1', listening); });
  return {
    origin: `https://localhost:${(front.address() as AddressInfo).port}`,
    close: async () => {
      front.close();
      await mock.close();
    },
  };
};
