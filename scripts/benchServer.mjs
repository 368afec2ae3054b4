// `npm run bench:server [-- --products 10000 --seconds 3 --minutes 60]`: how fast the server is, beside an empty one and
// the same core over memory. The server has the first core for itself where the system can do that.
import { existsSync } from 'node:fs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { pinnedNode, run } from './lib/run.mjs';

await ensureDependencies();
const args = ['bench/api/main.ts', ...process.argv.slice(2)];
const hasTaskset = process.platform === 'linux' && existsSync('/usr/bin/taskset');
process.exitCode = await (hasTaskset ? run('taskset', ['-c', '1', pinnedNode(), ...args]) : run(pinnedNode(), args));
