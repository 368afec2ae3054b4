import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 3;

/** The tests that need no fault of the mock, against the real server behind nginx: `npm run e2e -- --config e2e/proxied.config.ts`. */
export default defineConfig({
  ...base,
  testMatch: ['editing.test.ts', 'hold.test.ts', 'routes.test.ts', 'session.test.ts', 'wire.test.ts'],
  testIgnore: 'seams/**',
  // Needs more products than the demonstration has.
  grepInvert: /comes back to the page that was asked/,
  projects: [{ name: 'proxied', use: { baseURL: `https://localhost:${PORT}`, ignoreHTTPSErrors: true } }],
  webServer: {
    command: `node e2e/deploy/main.ts ${PORT}`, cwd: '..', url: `https://localhost:${PORT}/`, ignoreHTTPSErrors: true, reuseExistingServer: false,
    // Ends nginx and the server too.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
