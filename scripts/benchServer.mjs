// `npm run bench:server [-- --products 10000 --seconds 3 --minutes 60]`: how fast the server is, beside an empty one and
// the same core over memory. The server has the first core for itself where the system can do that.
import { existsSync } from 'node:fs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { ensureServer } from './lib/ensureServer.mjs';
import { pinnedNode, run } from './lib/run.mjs';
import { SERVER_ENV } from './lib/serverEnv.mjs';

await ensureDependencies();
await ensureServer();
const args = ['bench/api/main.ts', ...process.argv.slice(2)];
// What is measured inherits it.
const options = { env: SERVER_ENV };
const hasTaskset = process.platform === 'linux' && existsSync('/usr/bin/taskset');
process.exitCode = await (hasTaskset ? run('taskset', ['-c', '1', pinnedNode(), ...args], options) : run(pinnedNode(), args, options));
