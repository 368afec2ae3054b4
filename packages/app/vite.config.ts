import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modes in which the app answers itself: `npm run dev` and the static demo. */
const MOCKED = ['mock', 'demo'];
const API_URL = process.env.API_URL ?? 'http://localhost:8787';

/** Runs before the application: asks for what the page shows while its code is still on the way. */
const BOOT = here('src/boot.ts');

const bootFirst = (): Plugin => {
  let base = '/';
  return {
    name: 'boot-first',
    configResolved: config => { ({ base } = config); },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(output => output.type === 'chunk' && output.facadeModuleId === BOOT);
        return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src: base + (chunk?.fileName ?? 'src/boot.ts') }, injectTo: 'head-prepend' }];
      },
    },
  };
};

/**
 * The first load in three files: what runs first with all that it needs, the libraries, which seldom change, and the
 * application. A group takes along what its modules import, so that the order decides.
 */
const groups = [
  { name: 'boot', test: (id: string) => id === BOOT, priority: 3 },
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'application', tags: ['$initial' as const], priority: 1 },
  // The page of a product and its form share it: one file, not one for each module that two chunks need.
  { name: 'walk', test: /products\/(ProductTrailRow|useWalk|walk|viewed)\.|product\/ProductTrail\//, priority: 0 },
  // What sends calls.
  { name: 'client', test: /api-client\/src\/client\./, priority: 0 },
];

export default defineConfig(({ mode }) => {
  const isMocked = MOCKED.includes(mode);
  return {
    root: here('.'),
    // The mock's worker, pictures and films are served and copied in mock modes alone.
    publicDir: isMocked ? here('../../mocks/public') : false,
    define: { 'import.meta.env.VITE_MOCKED': JSON.stringify(isMocked) },
    // The server sends what lies compressed beside a file.
    plugins: [react(), bootFirst(), compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|html|svg)$/ })],
    server: { port: 5173, ...(!isMocked && { proxy: { '/api': API_URL, '/media': API_URL } }) },
    build: {
      outDir: here(mode === 'demo' ? '../../dist/demo' : '../../dist/app'),
      emptyOutDir: true,
      target: 'es2023',
      // Browsers of that age know it; one that does not fetches the same a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { index: here('index.html'), boot: BOOT }, output: { codeSplitting: { groups } } },
    },
  };
});
