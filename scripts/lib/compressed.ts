import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIONS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** Lays each text of a build compressed beside itself, for a server to send; where that is smaller. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  writeBundle: async ({ dir = '' }, bundle) => {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css|html|svg)$/.test(fileName));
    await Promise.all(texts.flatMap(output => Object.entries(COMPRESSIONS).map(async ([ending, compress]) => {
      const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
      const smaller = await compress(content);
      if (smaller.length < content.length) await writeFile(join(dir, output.fileName + ending), smaller);
    })));
  },
});
