import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another one than 4173 where that is taken: `E2E_PORT=5273 npm run e2e`. */
const KIND = Number(process.env.E2E_PORT ?? 4173);
/** A server that does nothing beyond the specification. */
const PLAIN = KIND + 1;
/** The real server, over a catalogue that is new in each run. */
const REAL = KIND + 2;
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
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  // The built Storybook has a configuration of its own.
  testIgnore: 'storybook.test.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // As the stories: a busy machine may miss a toast of 1500 ms once.
  retries: process.env.CI ? 2 : 0,
  // More than there are processors: they wait for the page as often as it works.
  workers: 3,
  timeout: 90_000,
  // Two busy cores answer within seconds.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'nl-BE',
    viewport: { width: 1180, height: 820 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
      ],
    },
  },
  // Every test against the kind server; the seams also against the plain one, and what needs no fault against the real one.
  projects: [
    { name: 'kind', use: { baseURL: `http://127.0.0.1:${KIND}` }, testIgnore: ['server/*.test.ts', 'storybook.test.ts'] },
    { name: 'plain', use: { baseURL: `http://127.0.0.1:${PLAIN}` }, testMatch: ['seams/*.test.ts', 'jobs.test.ts', 'present.test.ts'] },
    { name: 'real', use: { baseURL: `http://127.0.0.1:${REAL}` }, testMatch: /e2e\/(server\/\w+|seams\/(colleague|hidden|parts)|session|editing|routes|wire|hold|undo)\.test\.ts$/ },
  ],
  webServer: [mock(KIND, '--products 10000'), mock(PLAIN, '--plain'), serve(REAL, `node packages/server/main.mjs --demo --data ${data}`)],
});
