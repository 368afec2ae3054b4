// `npm run server -- --data DIR`, and `npm start` for the demonstration: sets up what is missing and runs the server.
// `npm run server -- COMMAND` runs one of its commands: see deploy/README.md.
import { join } from 'node:path';
import { ensureApp } from './lib/ensureApp.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { ensureServer } from './lib/ensureServer.mjs';
import { pinnedNode, root, run } from './lib/run.mjs';
import { SERVER_ENV } from './lib/serverEnv.mjs';

const args = process.argv.slice(2);
const starts = !args[0] || args[0] === 'start' || args[0].startsWith('-');

await ensureDependencies();
if (starts && !args.includes('--dist')) await ensureApp();
await ensureServer();
// npm passes a signal to the shell that it runs this in, which ends without a word.
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM'); }, 500).unref();
// Folders are named from where npm was called.
process.exitCode = await run(pinnedNode(), [join(root, 'packages/server/main.mjs'), ...args], {
  cwd: process.env.INIT_CWD, isBound: true, env: SERVER_ENV,
});
