import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';

/** The built Storybook of STORYBOOK_DIR, opened as a reviewer opens it. Run it with `npm run test:storybook`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'storybook.test.ts',
  outputDir: '../test-results/storybook',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'nl-BE',
    viewport: { width: 1440, height: 900 },
    // Writing one down makes a page five times slower.
    trace: 'on-first-retry',
    launchOptions: chromiumOptions,
  },
});
