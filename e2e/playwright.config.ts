import { defineConfig } from '@playwright/test';

const PORT = 4173;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  // The built Storybook has a configuration of its own.
  testIgnore: 'storybook.test.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
  webServer: {
    command: `node node_modules/tsx/dist/cli.mjs mocks/server/main.ts --port ${PORT} --dist dist/app --products 10000`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
