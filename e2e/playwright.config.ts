import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';

/** Another one than 4173 where that is taken: `E2E_PORT=5273 npm run e2e`. */
const KIND = Number(process.env.E2E_PORT ?? 4173);
/** A server that does nothing beyond the specification. */
const PLAIN = KIND + 1;
/** The real server, over a catalogue that is new in each run. */
const REAL = KIND + 2;
/** What needs no fault, and no server that does less. */
const REAL_TESTS = String.raw`(server/\w+|seams/(hidden|parts)|(?<= )(session|editing|routes|wire|hold|undo|policy))\.test\.ts`;
const PLAIN_TESTS = String.raw`seams/(?!hidden|parts)`;
const serve = (port: number, command: string) => ({
  command: `${command} --port ${port} --dist dist/app`,
  cwd: '..',
  port,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});
const mock = (port: number, options: string) => serve(port, `node node_modules/tsx/dist/cli.mjs mocks/server/main.ts --faults ${options}`);
// The workers read this file too.
const data = process.env.TEST_WORKER_INDEX === undefined ? mkdtempSync(join(tmpdir(), 'staalkaart-e2e-')) : '';

export default defineConfig({
  testDir: '.',
  // The built Storybook has a configuration of its own.
  testIgnore: 'storybook.test.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As the stories: a busy machine may miss a toast of 1500 ms once.
  retries: process.env.CI ? 2 : 0,
  // More than there are processors: they wait for the page, and for its splash of 1.5 seconds, as often as it works.
  workers: 6,
  timeout: 90_000,
  // Two busy cores answer within seconds.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'nl-BE',
    // Named where it hangs, and not after the whole test.
    actionTimeout: 15_000,
    viewport: { width: 1180, height: 820 },
    // Drawing the splash of each page takes a quarter of the processor time. What moves is met with motion: hold, present, undo, modal.
    reducedMotion: 'reduce',
    // A page lives for seconds: code that is made faster meanwhile never pays for itself.
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--js-flags=--no-opt --no-maglev'] },
  },
  // Each test once, as a rule: against the real server; the seams that need a fault against the plain one, which asks the most of the
  // application; what needs ten thousand products against the kind one. They answer by the same code, and `mocks/conformance` holds them
  // to each other. What depends on the shape of an answer is tagged with a second one ('@real', '@kind', '@plain'), and meets both.
  // The real server's first: the longest are among them.
  projects: [
    { name: 'real', use: { baseURL: `http://127.0.0.1:${REAL}` }, grep: new RegExp(`${REAL_TESTS}|@real`) },
    { name: 'kind', use: { baseURL: `http://127.0.0.1:${KIND}` }, grep: new RegExp(`^(?!.*(${REAL_TESTS}|${PLAIN_TESTS}))|@kind`) },
    { name: 'plain', use: { baseURL: `http://127.0.0.1:${PLAIN}` }, grep: new RegExp(`${PLAIN_TESTS}|@plain`) },
  ],
  webServer: [mock(KIND, '--products 10000'), mock(PLAIN, '--plain'), serve(REAL, `node packages/server/main.mjs --demo --data ${data}`)],
});
