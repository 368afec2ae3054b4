import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** One server tells more than the specification asks, the other as little as it allows. */
const SERVERS = [
  { name: 'kind', port: 4173, switches: '' },
  { name: 'plain', port: 4174, switches: '--plain' },
];

/** What happens between two tabs, two people, or a page and a line that fails: `*.seam.ts`, against either server. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.seam.ts',
  outputDir: '../test-results/seams',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  use: {
    locale: 'nl-BE',
    viewport: { width: 1180, height: 820 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
      ],
    },
  },
  projects: SERVERS.map(({ name, port }) => ({ name, use: { baseURL: `http://127.0.0.1:${port}` } })),
  webServer: SERVERS.map(({ port, switches }) => ({
    command: `node node_modules/tsx/dist/cli.mjs mocks/server/main.ts --port ${port} --dist dist/app --faults ${switches}`,
    cwd: '..',
    port,
    reuseExistingServer: false,
    stdout: 'ignore',
  })),
});
