import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type Running, start } from '../../scripts/lib/processes.ts';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the server with the demonstration catalogue, as behind a proxy. @param folder keeps its data @param own the port; any free one when absent */
export const startServer = async (folder: string, dist = join(root, 'dist/app'), own?: number): Promise<Running & { port: number }> => {
  const port = own ?? await freePort();
  const args = ['packages/server/main.mjs', '--demo', '--data', join(folder, 'data'), '--port', `${port}`, '--dist', dist, '--behind-proxy'];
  return { port, ...await start(process.execPath, args, `http://127.0.0.1:${port}/`, { cwd: root }) };
};
