// `npm run chromatic`: hands the pictures of all stories to Chromatic for review; chromatic.config.json says how.
// Chromatic builds Storybook itself, and .storybook/pictures.ts then leaves out the stories without a stable picture.
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { runTool } from './lib/run.mjs';
import { giveUp } from './lib/say.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) giveUp('CHROMATIC_PROJECT_TOKEN is not set: Chromatic shows it under Manage → Configure of the project.');
await ensureDependencies();
process.exitCode = await runTool('chromatic/dist/bin.cjs', process.argv.slice(2), { env: { DISABLE_TELEMETRY: 'true', DISABLE_ERROR_MONITORING: 'true' } });
