import type { KnipConfig } from 'knip';

/** What nobody uses is removed: files, exports and dependencies. Part of `npm test`; alone, `npm run knip`. */
export default {
  // A type that an exported function speaks of may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // A tool that a script starts by its path in node_modules is in no import.
  ignoreDependencies: ['chromatic'],
  // The pages of Storybook's documentation use components too.
  compilers: { mdx: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/*/main.{mjs,ts}', 'bench/main.ts', 'bench/api/{fill,main}.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'bench/*.ts', 'bench/api/*.ts', 'e2e/**/*.ts', '.storybook/**/*.{ts,tsx,mdx}'],
      vitest: { config: ['vite.config.ts', '.storybook/vitest.config.ts'] },
      playwright: { config: ['e2e/*.config.ts', 'scripts/*/*.config.ts'], entry: ['e2e/*.test.ts'] },
      // The server's own, which draws a photo for its benchmark.
      ignoreDependencies: ['sharp'],
      // Makes the certificate of a benchmark; what stands in front of the server is started in a test.
      ignoreBinaries: ['openssl', 'nginx', 'systemd-analyze'],
    },
    // What a package exports is used by another, or it is not exported.
    'packages/*': { includeEntryExports: true },
    // What a widget is built of is exported for whoever copies its code from Storybook.
    'packages/ui': { includeEntryExports: true, ignore: ['src/blocks.ts'] },
    // The build's own entries, of its vite.config.ts.
    'packages/app': { includeEntryExports: true, entry: ['src/main.tsx', 'src/boot.ts'] },
    // Tests mount a disk that they fill, and make a pipe that nobody writes to.
    'packages/server': { includeEntryExports: true, entry: ['main.mjs', 'src/main.ts'], ignoreBinaries: ['mkfifo', 'mount', 'umount'] },
    // The browser and Node start these themselves; one stands for a library (vite.config.ts).
    mocks: { entry: ['server/main.ts', 'browser/cookieDomain.ts', 'public/*.js'] },
  },
} satisfies KnipConfig;
