import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.woff2': 'font/woff2', '.mp4': 'video/mp4',
};
const FONT = fileURLToPath(new URL('../../../packages/ui/src/theme/instrument-sans.woff2', import.meta.url));
const PROBE = fileURLToPath(new URL('../camera/probe.html', import.meta.url));
const OURS = { '/__probe/': PROBE, '/__probe/instrument-sans.woff2': FONT };

const isFile = path => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that an address means, or undefined; never one outside the folder. */
const fileFor = (folder, url) => {
  const name = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  if (OURS[name]) return OURS[name];
  const path = join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return path.startsWith(folder + sep) && isFile(path) ? path : undefined;
};

/**
 * Serves a static Storybook, and beside it the page that tells how this machine draws, on a free port of this machine alone.
 * @returns `{ url, close }`.
 */
export const serve = folder => new Promise((resolve, reject) => {
  const server = createServer((request, response) => {
    const path = fileFor(folder, request.url);
    if (!path) return response.writeHead(404).end();
    // Files with a hash in their name never change: the second story finds them in memory.
    const caching = path.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Cache-Control': caching });
    return createReadStream(path).pipe(response);
  });
  server.on('error', reject);
  server.listen(0, 'localhost', () => resolve({
    url: `http://localhost:${server.address().port}`,
    close: () => { server.closeAllConnections(); server.close(); },
  }));
});
