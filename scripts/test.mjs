// `npm test [-- checks stories e2e] [PATHS] [--shard 1/4]`: what must pass, by default all but the built app in a browser (e2e); of the stories, those of the paths.
// The browser has the processor first; the checks take what it leaves. What failed is said last.
import { parseArgs } from 'node:util';
import { APP_BUILD } from './lib/app.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { SERVER_BUILD } from './lib/ensureServer.mjs';
import { report, step } from './lib/step.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { shard: { type: 'string' } } });
const paths = positionals.filter(name => !['checks', 'stories', 'e2e'].includes(name));
const has = part => (positionals.length > paths.length ? positionals : ['checks', 'stories']).includes(part);

/** The files that Vitest names as failed. */
const failedFiles = output => [...new Set([...output.matchAll(/FAIL\s.*?(\S+\.(?:stories\.tsx|test\.ts))/g)].map(([, file]) => file))].join(' ');
const vitest = (name, alone, args, options) => step(name, output => `${alone} ${failedFiles(output)}`, 'vitest/vitest.mjs', ['run', '--reporter=minimal', ...args], options);

const dependencies = ensureDependencies();
const chromium = has('stories') || has('e2e') ? ensureChromium(true, dependencies) : undefined;
await dependencies;
// What is started here and there is the server as it ships, which compiles nothing at each start.
if (has('checks') || has('e2e')) await step('Server', 'npm run build', ...SERVER_BUILD);
const isBackground = true;
const background = async tasks => { for (const task of tasks) await task(); };

const build = () => step('Production build', 'npm run build', ...APP_BUILD, { isBackground });
const checks = [
  // Each of several checkers looks at what they share: beside a browser one is done first.
  () => step('Types', 'npm run typecheck', 'typescript/bin/tsc', ['-p', 'tsconfig.json', '--checkers', '1'], { isBackground }),
  () => step('Types of the mocks without a browser', 'npm run typecheck -- -p mocks/tsconfig.json', 'typescript/bin/tsc', ['-p', 'mocks/tsconfig.json'], { isBackground }),
  () => step('Types of the API without Node or a page', 'npm run typecheck -- -p packages/api/tsconfig.json', 'typescript/bin/tsc', ['-p', 'packages/api/tsconfig.json'], { isBackground }),
  () => step('Types of the server without a page', 'npm run typecheck -- -p packages/server/tsconfig.json', 'typescript/bin/tsc', ['-p', 'packages/server/tsconfig.json'], { isBackground }),
  () => step('Lint', 'npm run lint', 'oxlint/bin/oxlint', ['--deny-warnings'], { isBackground }),
  () => step('Unused files, exports and dependencies', 'npm run knip', 'knip/bin/knip.js', ['--treat-config-hints-as-errors'], { isBackground }),
];

const builds = has('e2e') ? build() : undefined;
const checked = Promise.all([background([() => builds, ...(has('checks') ? checks : [])]), has('checks') && vitest('Unit tests', "npx vitest run --project 'unit*'", ['--project', 'unit*'])]);

const CHROMIUM_PATH = await chromium;
// One more page than processors, since they wait as well. React as it ships, which is a third faster; without NODE_ENV a story meets the one that explains what is wrong.
if (has('stories')) await vitest('Stories', 'npm test -- stories', ['--config', '.storybook/vitest.config.ts', '--maxWorkers=3', ...paths, ...(values.shard ? ['--shard', values.shard] : [])], { env: { CHROMIUM_PATH, NODE_ENV: 'production' } });
// Unit tests wait for real servers and disks: beside the pages of the built app they would run out of time.
await checked;
if (await builds) await step('The production build in a browser', 'npm run e2e', '@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line'], { env: { CHROMIUM_PATH } });
process.exitCode = report();
