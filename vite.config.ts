import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Beside the stories they have little of the processor; and they wait, for servers and disks, as often as they work. */
const unit = { environment: 'node', testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: Math.max(2, availableParallelism() - 1) } as const;

/** For Storybook, and for unit tests; the stories add theirs, `.storybook/vitest.config.ts`, and the application has its own, `packages/app/vite.config.ts`. */
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
    ],
  },
});
