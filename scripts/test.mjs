// `npm test`: type-check, lint, unused code, unit tests, all stories, in that order. Stops at the first that fails.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureDependencies } from './lib/ensureDependencies.mjs';
import { root, runTool } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };

const step = async (name, file, args, options) => {
  say(name);
  if ((await runTool(file, args, options)) !== 0) giveUp(`${name}: failed, see above.`);
};

const tests = async (name, project, env) => {
  const report = join(results, `${project}.json`);
  say(name);
  const code = await runTool('vitest/vitest.mjs', ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { env });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += numPassedTests;
  total.failed += numFailedTests;
  if (code !== 0) {
    console.log(`${total.passed} passed, ${Math.max(total.failed, 1)} failed`);
    giveUp(`${name}: failed, see above.`);
  }
};

await ensureDependencies();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await step('Type-check', 'typescript/bin/tsc', ['-p', 'tsconfig.json']);
await step('Type-check of the mocks without a browser', 'typescript/bin/tsc', ['-p', 'mocks/tsconfig.json']);
await step('Lint', 'oxlint/bin/oxlint', ['--deny-warnings']);
await step('Unused files, exports and dependencies', 'knip/bin/knip.js', ['--treat-config-hints-as-errors']);
await tests('Unit tests', 'unit');
const chromium = await ensureChromium();
await tests(`Stories in ${chromium}`, 'stories', { CHROMIUM_PATH: chromium });
console.log(`${total.passed} passed, ${total.failed} failed`);
