import { defineMain } from '@storybook/react-vite/node';
import type { Plugin } from 'vite';
import { isForChromatic, onlyPictures } from './pictures.ts';
import { preloadDocs } from './preloadDocs.ts';

/** What many stories share in two files: a screen asked for three hundred. A group takes along what its modules import. */
const groups = [
  { name: 'widgets', test: /packages\/ui\/src\/(?!.*stories)/, minShareCount: 40, priority: 2 },
  { name: 'application', test: /(packages\/(app|api-client)|mocks)\/(?!.*stories)/, minShareCount: 4, priority: 1 },
];

/** Writes `: readonly Link[]` as `: Link[]`, `: number | undefined` as `: number`, and a callback that may be undefined as one, before the docs are read from it: react-docgen knows the plain types alone. */
const plainTypes: Plugin = {
  name: 'plain-types',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler: code => ({ code: code.replaceAll(': readonly ', ': ').replaceAll(/(: (?:boolean|number)) \| undefined;/g, '$1;').replaceAll(/(\?: )\((\(.*\) => \w+)\) \| undefined;/g, '$1$2;'), map: null }),
  },
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/*.mdx', './foundations/*.mdx', '../packages/{ui,app}/src/**/*.stories.tsx'],
  // Without the source of each story in the build: what is copied is written from its props (`storyCode.ts`).
  addons: [{ name: '@storybook/addon-docs', options: { csfPluginOptions: null } }, '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../mocks/public', { from: '../packages/app/src/shell/boot/favicon.svg', to: '/favicon.svg' }],
  // Proofs of behaviour are for the tests: the sidebar's filter shows them, its start and the docs pages do not.
  tags: { gedrag: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => (isForChromatic ? indexers.map(onlyPictures) : indexers),
  // No test reads what a prop is for.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    publicDir: false,
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups } } } },
    plugins: [plainTypes, ...plugins, preloadDocs],
  }),
});
