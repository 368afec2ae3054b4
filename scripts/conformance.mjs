// `npm run conformance`: every example of `mocks/conformance` against the server as it is started, over HTTP, with a copy of the
// demonstration and a start of its own for each. `-- -t media` takes some of them. About ten minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, root, runTool } from './lib/run.mjs';

await ensureDependencies();
const folder = mkdtempSync(join(tmpdir(), 'staalkaart-conformance-'));
const [template, data, dist] = ['template', 'data', 'dist'].map(name => join(folder, name));
mkdirSync(dist);
writeFileSync(join(dist, 'index.html'), '');

/** Starts the server, and waits until it says where it is. */
const start = async (where, port) => {
  const child = spawn(pinnedNode(), [join(root, 'packages/server/main.mjs'), '--demo', '--data', where, '--port', `${port}`, '--dist', dist], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url) return { child, url };
  }
  throw new Error('The server did not start');
};
const stop = async ({ child }, signal) => {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

const first = await start(template, 0);
await stop(first, 'SIGTERM');
const { port } = new URL(first.url);
let running;
const setBack = async () => {
  if (running) await stop(running, 'SIGKILL');
  rmSync(data, { recursive: true, force: true });
  cpSync(template, data, { recursive: true });
  running = await start(data, port);
};
let turn = Promise.resolve();
const control = createServer((_, response) => {
  turn = turn.then(setBack).then(() => response.end(), error => response.writeHead(500).end(String(error)));
}).listen(0, '127.0.0.1');
await once(control, 'listening');

process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--project', 'unit', 'mocks/conformance/url.test.ts', '--testTimeout=300000', ...process.argv.slice(2)], {
  env: { CONFORMANCE_URL: first.url, CONFORMANCE_RESET: `http://127.0.0.1:${control.address().port}` },
});
control.close();
if (running) await stop(running, 'SIGKILL');
rmSync(folder, { recursive: true, force: true });
