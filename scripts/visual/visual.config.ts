import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { chromiumOptions } from '../lib/chromiumOptions.ts';

/** The pictures of the Storybook in STORYBOOK_DIR, beside those in PICTURES_DIR. Run it with `npm run test:visual`. */
export default defineConfig({
  testDir: 'pictures',
  testMatch: 'stories.ts',
  outputDir: '../../test-results/visual-work',
  snapshotPathTemplate: join(process.env.PICTURES_DIR ?? '', '{arg}{ext}'),
  fullyParallel: true,
  // A story that fails has a second chance, a picture that differs a second look.
  retries: 1,
  workers: 2,
  timeout: 600_000,
  reporter: [['html', { outputFolder: '../../test-results/visual', open: 'never', title: 'Beelden om na te kijken' }], ['./summary.ts']],
  use: {
    launchOptions: {
      ...chromiumOptions,
      args: [
        ...chromiumOptions.args,
        // The same letters and edges on every processor and desktop; a photo is in the frame that needs it, or the frame waits.
        '--disable-lcd-text', '--disable-skia-runtime-opts',
        '--disable-checker-imaging', '--disable-image-animation-resync', '--disable-partial-raster', '--num-raster-threads=1',
      ],
    },
  },
});
