import { defineConfig } from '@playwright/test';

/** Another one than 4173 where that is taken: `E2E_PORT=5273 npm run e2e`. */
const KIND = Number(process.env.E2E_PORT ?? 4173);
/** A server that does nothing beyond the specification. */
const PLAIN = KIND + 1;
const serve = (port: number, ...options: string[]) => ({
  command: `node node_modules/tsx/dist/cli.mjs mocks/server/main.ts --port ${port} --dist dist/app --faults ${options.join(' ')}`,
  cwd: '..',
  port,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});
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
  // Every test against the kind server; the seams also against the plain one.
  projects: [
    { name: 'kind', use: { baseURL: `http://127.0.0.1:${KIND}` } },
    { name: 'plain', use: { baseURL: `http://127.0.0.1:${PLAIN}` }, testMatch: 'seams/*.test.ts' },
  ],
  webServer: [serve(KIND, '--products 10000'), serve(PLAIN, '--plain')],
});
