import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';
import { PORTS, server } from './servers.ts';

const serve = (port: number, command: string) => ({
  command: `${command} --port ${port} --dist dist/app`,
  cwd: '..',
  port,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});
const mock = (port: number, options: string) => serve(port, `node mocks/server/main.ts --faults ${options}`);
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
    ...server('real'),
    locale: 'nl-BE',
    // Named where it hangs, and not after the whole test.
    actionTimeout: 15_000,
    viewport: { width: 1180, height: 820 },
    // Drawing the splash of each page takes a quarter of the processor time. What moves is met with motion: hold, present, undo, modal.
    reducedMotion: 'reduce',
    // A page lives for seconds: code that is made faster meanwhile never pays for itself.
    launchOptions: { ...chromiumOptions, args: [...chromiumOptions.args, '--js-flags=--no-opt --no-maglev'] },
  },
  webServer: [mock(PORTS.kind, '--products 10000'), mock(PORTS.plain, '--plain'), serve(PORTS.real, `node packages/server/main.mjs --demo --data ${data}`)],
});
