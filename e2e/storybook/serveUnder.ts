import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesOf } from '../../mocks/server/files.ts';

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
  // Files with a hash in their name never change.
  const files = filesOf(folder, file => (file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'));
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const miss = () => {
      // A browser asks this of every host by itself.
      const isIcon = asked === '/favicon.ico';
      if (!isIcon) missed.push(asked);
      response.writeHead(isIcon ? 204 : 404).end();
    };
    if (!asked.startsWith(path)) return miss();
    request.url = asked.slice(path.length - 1);
    files(request, response, miss);
  });
  await new Promise<void>(listening => { server.listen(0, '127.0.0.1', listening); });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, missed, close: () => { server.closeAllConnections(); server.close(); } };
};
