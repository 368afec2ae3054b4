// `npm run build [-- --base=/catalogus/]`: the application, for production, and the server as a bundle.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { ensureServer } from './lib/ensureServer.mjs';
import { runTool } from './lib/run.mjs';

await ensureDependencies();
process.exitCode = await runTool('vite/bin/vite.js', ['build', 'packages/app', ...process.argv.slice(2)]);
if (process.exitCode === 0) await ensureServer();
