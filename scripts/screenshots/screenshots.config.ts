import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../lib/chromiumOptions.ts';

/** The pictures of the README, of the built application and the built Storybook. Run it with `npm run screenshots`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../../test-results/screenshots',
  workers: 1,
  reporter: 'list',
  use: {
    // The tablet that salespeople hold, lying.
    viewport: { width: 1180, height: 820 },
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
});
