import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compressed } from '../../scripts/lib/compressed.ts';
import { withImports } from '../../scripts/lib/withImports.ts';
import type { PageCode } from './src/shell/routing/firstNeeds.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modes in which the app answers itself: `npm run dev` and the static demo. */
const MOCKED = ['mock', 'demo'];
const API_URL = process.env.API_URL ?? 'http://localhost:8787';

/** Runs before the application: asks for what the page shows while its code is still on the way. */
const BOOT = here('src/boot.ts');
/** The pages whose code is fetched as soon as the address is known, and the others' once the first screen stands. */
const PAGES = {
  catalogue: here('src/shell/routing/catalogue.ts'),
  product: here('src/products/ProductRoute.tsx'),
  collection: here('src/collections/CollectionRoute.tsx'),
} satisfies Record<PageCode, string>;

/** What is fetched for a first press: the held card, the picker, the row whose name is corrected, menus, and what asks before it acts. */
const OVERLAYS = /\/(HighlightedCard|FilingPicker|RenamableCard|ConfirmDialog|MenuList|HeaderPanel|intend)\.tsx?$/;

/** The files that a page is made of, beyond those that every page has. */
const filesOf = (page: string, bundle: Rolldown.OutputBundle): string[] => {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
  const everywhere = chunks.filter(({ isEntry }) => isEntry).reduce((found, { fileName }) => withImports(bundle, fileName, found), new Set<string>());
  const entry = chunks.find(({ name }) => name === page);
  return entry ? [...withImports(bundle, entry.fileName)].filter(name => !everywhere.has(name)) : [];
};

const bootFirst = (): Plugin => {
  let base = '/';
  return {
    name: 'boot-first',
    configResolved: config => { ({ base } = config); },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(output => output.type === 'chunk' && output.facadeModuleId === BOOT);
        const pages = Object.keys(PAGES).flatMap(page => filesOf(page, bundle).map(name => ({ page, name })));
        return [
          { tag: 'script', attrs: { type: 'module', crossorigin: true, src: base + (chunk?.fileName ?? 'src/boot.ts') }, injectTo: 'head-prepend' },
          ...pages.map(({ page, name }) => ({ tag: 'link', attrs: { 'data-page': page, crossorigin: true, href: base + name }, injectTo: 'head' as const })),
        ];
      },
    },
  };
};

/** The router names its components for development, which keeps those in the first load that nobody uses: forms, links that fetch ahead. */
const unnamed = (): Plugin => ({
  name: 'unnamed',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk/ },
    handler: code => code.replaceAll(/^\w+\.displayName = .*;$/gm, '').replaceAll(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
  },
});

/** The styles are for browsers of today: the table of vendors' prefixes, which nobody asks for, would be loaded all the same. */
const unprefixed = (): Plugin => ({
  name: 'unprefixed',
  transform: { filter: { id: /stylis\/src\/Prefixer\.js/ }, handler: () => ({ code: 'export const prefix = value => value;', map: null }) },
});

/** The first load lists the name of each file: a hash as short as it may be. */
const FILE_NAMES = 'assets/[name]-[hash:7].js';

/** Files whose functions are nearly all called as soon as they are there. */
const CALLED_AT_ONCE = ['boot', 'libraries', 'index', ...Object.keys(PAGES)];

/**
 * Has Chromium compile those files whole, beside the page's own thread and while they still come in, instead of each function as
 * it is first called. It reads the comment at the very beginning alone; other browsers do not.
 */
const compileAtOnce = (): Plugin => ({
  name: 'compile-at-once',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const output of Object.values(bundle)) if (output.type === 'chunk' && CALLED_AT_ONCE.includes(output.name)) output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});

/**
 * The first load in three files: what runs first with all that it needs, the libraries, which seldom change, and the
 * application. A group takes along what its modules import, so that the order decides.
 */
const groups = [
  { name: 'boot', test: (id: string) => id === BOOT, priority: 3 },
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'application', tags: ['$initial' as const], priority: 1 },
  // What the sign-in page shares with every dialog, without the dialogs.
  { name: 'forms', test: /ui\/src\/(?:nl\/formRules\.ts|controls\/FailureNotice\/|gestures\/sendIncomplete\.ts)/, priority: 1 },
  // What every form is checked by.
  { name: 'validation', test: /node_modules\/(?:react-hook-form|yup|@hookform)\/|ui\/src\/forms\/rules\/visibleText\.ts/, priority: 1 },
  // A page in one file, with what others need of it.
  ...Object.entries(PAGES).map(([name, file]) => ({ name, test: (id: string) => id === file, priority: 0 })),
  // What a first press may open, which is fetched once the first screen stands: two dozen small files are as many elements and requests.
  { name: 'overlays', test: (id: string) => OVERLAYS.test(id), priority: 0 },
  // What sends calls.
  { name: 'client', test: /api-client\/src\/client\./, priority: 0 },
];

export default defineConfig(({ command, mode }) => {
  const isMocked = MOCKED.includes(mode);
  return {
    root: here('.'),
    // The mock's worker, pictures and films are served and copied in mock modes alone.
    publicDir: isMocked ? here('../../mocks/public') : false,
    define: { 'import.meta.env.VITE_MOCKED': JSON.stringify(isMocked) },
    // The router names its build for development alone to bundlers, which warns of what only a developer does.
    resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: here('../../node_modules/react-router/dist/production/index.mjs') }] : [] },
    plugins: [unnamed(), unprefixed(), react(), bootFirst(), compileAtOnce(), compressed()],
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } } },
    server: { port: 5173, ...(!isMocked && { proxy: { '/api': API_URL, '/media': API_URL } }) },
    build: {
      outDir: here(mode === 'demo' ? '../../dist/demo' : '../../dist/app'),
      emptyOutDir: true,
      target: 'es2023',
      // Browsers of that age know it; one that does not fetches the same a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { index: here('index.html'), boot: BOOT }, output: { codeSplitting: { groups }, chunkFileNames: FILE_NAMES, entryFileNames: FILE_NAMES } },
    },
  };
});
