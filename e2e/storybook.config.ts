import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** The built Storybook of STORYBOOK_DIR, opened as a reviewer opens it. Run it with `npm run test:storybook`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'storybook.test.ts',
  outputDir: '../test-results/storybook',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'nl-BE',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
      ],
    },
  },
});
