import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modes in which the app answers itself: `npm start` and the static demo. */
const MOCKED = ['mock', 'demo'];

/** What a browser test meets: listed, so that a cold cache does not reload a running test. */
const optimizeDeps = {
  include: [
    'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-router-dom',
    'styled-components', 'react-aria-components', 'swr', 'axios', 'yup',
    'react-hook-form', '@hookform/resolvers/yup', 'dompurify', 'lucide-react', 'papaparse', 'react-easy-crop',
    '@tiptap/react', '@tiptap/starter-kit', '@dnd-kit/core', '@dnd-kit/sortable',
    'msw', 'msw/browser', 'fflate', 'idb-keyval', 'msw-storybook-addon', 'otpauth',
    '@storybook/react-vite', 'storybook/test', '@storybook/addon-a11y', '@storybook/addon-a11y/preview', '@storybook/addon-docs',
  ],
};

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Beside the stories they have little of the processor. */
const unit = { environment: 'node', testTimeout: 30_000 } as const;

export default defineConfig(({ mode }) => {
  const isMocked = MOCKED.includes(mode);
  return {
    root: process.env.VITEST ? here('.') : here('packages/app'),
    // The mock's worker, pictures and films are served and copied in mock modes alone.
    publicDir: isMocked ? here('mocks/public') : false,
    define: { 'import.meta.env.VITE_MOCKED': JSON.stringify(isMocked) },
    plugins: [react()],
    server: { port: 5173, proxy: isMocked || process.env.VITEST ? undefined : { '/api': process.env.API_URL ?? 'http://localhost:8787', '/media': process.env.API_URL ?? 'http://localhost:8787' } },
    build: {
      outDir: here(mode === 'demo' ? 'dist/demo' : 'dist/app'),
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: mode !== 'demo',
    },
    test: {
      projects: [
        // What a file imports is kept for the next: loading it anew for each was two thirds of the work.
        { extends: true, test: { ...unit, name: 'unit', isolate: false, unstubGlobals: true, include: ['{packages/{ui,app},mocks,scripts,.storybook}/**/*.test.ts'] } },
        // These give Node the globals of a browser, which no other test may meet.
        { extends: true, test: { ...unit, name: 'unit-api-client', include: ['packages/api-client/**/*.test.ts'] } },
        // One page for all stories, as in Storybook itself: a third faster, and what a story leaves behind shows.
        { extends: true, publicDir: here('mocks/public'), optimizeDeps, plugins: [storybookTest({ configDir: here('.storybook') })], test: { name: 'stories', isolate: false, setupFiles: [here('.storybook/vitest.setup.ts')], browser, testTimeout: 60_000, retry: process.env.CI ? 2 : 0 } },
      ],
    },
  };
});
