// `npm run dev`: sets up what is missing and serves the app in mock mode, with hot reload.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { runTool } from './lib/run.mjs';
import { say } from './lib/say.mjs';

await ensureDependencies();
say('Serving Staalkaart in mock mode. Accounts are listed on the sign-in page; the password of each is staalkaart.');
process.exitCode = await runTool('vite/bin/vite.js', ['packages/app', '--mode', 'mock', ...process.argv.slice(2)]);
