// `node e2e/deploy/main.ts PORT`: the demonstration behind nginx with the file of `deploy/`, until it is asked to end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, startNginx } from './proxies.ts';
import { startServer } from './startServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'staalkaart-proxied-'));
makeCertificate(folder);
const server = await startServer(folder);
const proxy = await startNginx(folder, server.port, 'nginx.conf', Number(process.argv[2]));
await new Promise<void>(resolve => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
await proxy.stop();
await server.stop();
rmSync(folder, { recursive: true, force: true });
