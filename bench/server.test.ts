import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createCertificate, serve } from './server.ts';
import { writeStaticPages } from './staticPages.ts';

const dist = mkdtempSync(join(tmpdir(), 'staalkaart-bench-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('the static pages are a list and a page of each product', async () => {
  await writeStaticPages(dist, 12);
  const certificate = createCertificate();
  const { origin, close } = await serve(dist, 12, certificate);
  const session = connect(origin, { ca: certificate.cert });
  const titleAt = async (path: string) => {
    const page = await text(session.request({ ':path': path }).pipe(createBrotliDecompress()));
    return /<h1>(.*?)<\/h1>/.exec(page)?.[1];
  };
  expect(await Promise.all(['/products', '/products/1002', '/products/category/130'].map(titleAt))).toEqual(['Producten', 'Affiche Zomerfestival Waterkant A2', 'Producten']);
  session.close();
  await close();
});
