import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';
import storybook from '../vite.config.ts';

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

const { test: _unit, ...shared } = storybook;

/** Every story as a test, in a browser. Apart from the unit tests, which start ten seconds sooner without Storybook. */
export default defineConfig({
  ...shared,
  test: {
    projects: [{
      extends: true,
      publicDir: fileURLToPath(new URL('../mocks/public', import.meta.url)),
      optimizeDeps,
      plugins: [unfollowed, storybookTest({ configDir: import.meta.dirname })],
      // One page for all stories, as in Storybook itself: a third faster, and what a story leaves behind shows.
      test: { name: 'stories', isolate: false, setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))], browser, testTimeout: 60_000, retry: process.env.CI ? 2 : 0 },
    }],
  },
});
