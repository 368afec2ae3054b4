import { defineConfig } from 'oxlint';

/** The rooms of ui from the bottom up: a room imports those before it, never one after it. */
const ROOMS = [
  'theme', 'controls', 'gestures', 'parts', 'overlays', 'feedback', 'frame', 'tiles', 'product', 'media', 'forms', 'people', 'import', 'login',
];

/** What may not be imported, as globs, and what to do instead. */
type Restriction = { group: string[]; importNames?: string[]; message: string };
const restricted = (...patterns: Restriction[]) => ({ 'no-restricted-imports': ['error', { patterns }] as ['error', object] });

const OF_UI: Restriction = {
  group: ['@staalkaart/*', 'swr', 'swr/*', 'axios', 'react-router-dom', 'react-router', 'msw'],
  message: 'ui does not know the server or the router: its props are structural.',
};

const OF_APP: Restriction[] = [
  { group: ['styled-components', 'axios', 'swr', 'swr/*', 'react-aria-components', 'lucide-react'], message: 'app composes: a widget of ui or a hook of api-client is missing.' },
  { group: ['@staalkaart/*/*', '!@staalkaart/api-client/wire', '!@staalkaart/ui/renditions', '!@staalkaart/ui/second-press'], message: 'Import a package by its name, not a file of it; what runs before React comes from api-client/wire and ui/renditions, what comes after it from ui/second-press.' },
  { group: ['@staalkaart/mocks', 'msw'], message: 'Only main.tsx imports the mocks, dynamically.' },
];

/** One override for each room of ui but the highest. */
const rooms = ROOMS.map((room, place) => ({
  files: [`packages/ui/src/${room}/**`],
  rules: restricted(OF_UI, ...(place < ROOMS.length - 1 ? [{
    group: ROOMS.slice(place + 1).map(above => `**/${above}/**`),
    message: `'${room}' is a lower room: what both need belongs further down.`,
  }] : [])),
}));

export default defineConfig({
  plugins: ['react', 'typescript', 'import', 'unicorn', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: ['mocks/public', 'dist', 'storybook-static', 'node_modules'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // The compiler of TypeScript writes the import of JSX.
    'react/react-in-jsx-scope': 'off',
    // One thing after another is what is meant where a loop awaits.
    'no-await-in-loop': 'off',
    // Matters of taste, decided the other way.
    'import/no-named-as-default': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    // The films of products have no captions.
    'jsx-a11y/media-has-caption': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'eqeqeq': ['error', 'always', { null: 'ignore' }],
    'typescript/no-explicit-any': 'error',
  },
  overrides: [
    ...rooms,
    {
      files: ['packages/api-client/src/**'],
      rules: restricted({
        group: ['@staalkaart/*', 'styled-components', 'react-aria-components', 'react-router-dom', 'react-dom', 'msw', 'yup'],
        message: 'api-client imports react, swr and axios alone.',
      }),
    },
    {
      files: ['packages/api/src/**'],
      rules: restricted({
        group: ['node:*', 'react', 'react-dom', 'swr', 'axios', 'msw', 'msw/*', '@staalkaart/*', '@staalkaart/*/*', '!@staalkaart/api-client/wire'],
        message: 'api imports what crosses the wire from @staalkaart/api-client/wire, and small pure libraries.',
      }),
    },
    {
      files: ['packages/server/src/**'],
      rules: restricted({
        group: ['react', 'react-dom', 'swr', 'axios', 'msw', 'msw/*', '@staalkaart/ui', '@staalkaart/app', '@staalkaart/api-client'],
        message: 'server imports @staalkaart/api, what crosses the wire from @staalkaart/api-client/wire, and Node.',
      }),
    },
    {
      files: ['packages/app/src/**'],
      rules: restricted(
        ...OF_APP,
        { group: ['@staalkaart/ui'], importNames: ['toast'], message: 'Tell it by useTell, tellNow or tellIn of shell/tell.ts: in the mode that it was begun in.' },
      ),
    },
    { files: ['packages/app/src/shell/tell.ts'], rules: restricted(...OF_APP) },
    {
      files: ['mocks/**'],
      rules: restricted({
        group: ['react', 'react-dom', 'swr', 'axios', '@staalkaart/ui', '@staalkaart/app', '@staalkaart/api-client'],
        message: 'mocks import @staalkaart/api, msw, and types and endpoint names from @staalkaart/api-client/wire.',
      }),
    },
    { files: ['**/*.stories.tsx', '**/*.test.ts', 'mocks/conformance/**', '.storybook/**', 'packages/*/src/testing/**'], rules: { 'no-restricted-imports': 'off', 'max-lines': 'off' } },
    { files: ['**/*setup.ts', 'packages/api-client/testing/**', '**/Cropper.tsx'], rules: { 'import/no-unassigned-import': 'off' } },
    { files: ['mocks/seed/**'], rules: { 'max-lines': 'off' } },
    { files: ['scripts/**', 'bench/*.ts', 'bench/api/**', 'mocks/server/**', 'e2e/**', 'packages/server/**'], env: { node: true }, rules: { 'no-console': 'off' } },
  ],
});
