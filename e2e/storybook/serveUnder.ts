import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insideOf, sendFile } from '../../mocks/server/staticFiles.ts';

/** A folder, served as a plain web host does under one path of its own. */
export interface Host {
  /** Where it lives, with a slash at its end. */
  address: string;
  /** What was asked and is not there: outside the path, or no file. Paths with their query. */
  missed: string[];
  close: () => void;
}

/** Serves a folder under a path ('/onder/pad/') on a free port of this machine. It answers nothing but files, and 404. */
export const serveUnder = async (folder: string, path: string): Promise<Host> => {
  const missed: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : undefined;
    const file = name === undefined ? undefined : insideOf(folder, name);
    if (file && (await sendFile(request, response, file, 'no-cache'))) return;
    // A browser asks this of every host by itself.
    if (pathname !== '/favicon.ico') missed.push(request.url ?? '');
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>(listening => { server.listen(0, '127.0.0.1', listening); });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, missed, close: () => { server.closeAllConnections(); server.close(); } };
};
