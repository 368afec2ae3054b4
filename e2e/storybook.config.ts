import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';

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
    launchOptions: chromiumOptions,
  },
});
