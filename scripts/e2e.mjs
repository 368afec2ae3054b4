// `npm run e2e`: builds the app for production and drives it in a browser against the real server, and against the mock's where a test needs a fault.
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { ensureServer } from './lib/ensureServer.mjs';
import { runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

await ensureDependencies();
const chromium = await ensureChromium(true);
say('Building the app for production');
if ((await runTool('vite/bin/vite.js', ['build', 'packages/app', '--logLevel', 'warn'])) !== 0) giveUp('The production build failed, see above.');
await ensureServer();
say(`Driving it in ${chromium || 'the browser of Playwright'}`);
process.exitCode = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], { env: { CHROMIUM_PATH: chromium } });
