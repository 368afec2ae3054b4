import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './scripts/lib/chromiumOptions.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser test meets: listed, so that a cold cache does not reload a running test. */
const optimizeDeps = {
  include: [
    'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-router-dom',
    'styled-components', 'react-aria-components', 'swr', 'axios', 'yup',
    'react-hook-form', '@hookform/resolvers/yup', 'dompurify', 'lucide-react', 'papaparse', 'react-easy-crop',
    '@tiptap/react', '@tiptap/starter-kit', '@dnd-kit/core', '@dnd-kit/sortable',
    'msw', 'msw/browser', 'fflate', 'idb-keyval', 'msw-storybook-addon', 'otpauth', 'uqr',
    '@storybook/react-vite', 'storybook/test', '@storybook/addon-a11y', '@storybook/addon-a11y/preview', '@storybook/addon-docs/preview', 'storybook/internal/csf',
  ],
};

/** Storybook follows each call of a play for its panel, which nobody watches in a test: a tenth of the pages' time. */
const unfollowed: Plugin = {
  name: 'unfollowed-plays',
  transformIndexHtml: () => [{ tag: 'script', injectTo: 'head-prepend', children: 'globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: calls => calls };' }],
};

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium' as const }],
};

/** Beside the stories they have little of the processor; and they wait, for servers and disks, as often as they work. */
const unit = { environment: 'node', testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: Math.max(2, availableParallelism() - 1) } as const;

/** For Storybook, and for all tests but those of the production build; the application has its own, `packages/app/vite.config.ts`. */
export default defineConfig({
  define: { 'import.meta.env.VITE_MOCKED': 'false' },
  plugins: [react()],
  resolve: { alias: { tldts: here('mocks/browser/cookieDomain.ts') } },
  test: {
    projects: [
      // What a file imports is kept for the next: loading it anew for each was two thirds of the work.
      { extends: true, test: { ...unit, name: 'unit', isolate: false, unstubGlobals: true, include: ['{packages/{api,server,ui,app},mocks,scripts,bench,.storybook}/**/*.test.ts'] } },
      // These give Node the globals of a browser, which no test of another project may meet: a worker stays with its own.
      { extends: true, test: { ...unit, name: 'unit-api-client', isolate: false, unstubGlobals: true, include: ['packages/api-client/**/*.test.ts'] } },
      // One page for all stories, as in Storybook itself: a third faster, and what a story leaves behind shows.
      { extends: true, publicDir: here('mocks/public'), optimizeDeps, plugins: [unfollowed, storybookTest({ configDir: here('.storybook') })], test: { name: 'stories', isolate: false, setupFiles: [here('.storybook/vitest.setup.ts')], browser, testTimeout: 60_000, retry: process.env.CI ? 2 : 0 } },
    ],
  },
});
