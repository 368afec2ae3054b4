import type { Plugin } from 'vite';
import { withImports } from '../scripts/lib/withImports.ts';

/** What draws any page of the preview, and what a page of docs alone: Storybook's renderer, and our page. */
const DRAWS = { all: /react-dom-shim\/dist\/react-18\.js$/, docs: /DocsRenderer-\w+\.js$|\.storybook\/docs\/(?:Page|Container)\.tsx$/ };

/** Runs in the preview. */
const preload = (all: readonly string[], docs: readonly string[]) => {
  const link = (attributes: object) => document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const href of location.search.includes('viewMode=docs') ? docs : all) link({ rel: 'modulepreload', href });
  link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './index.json' });
};

/** A built page asks for the code that draws it, and for the index of all pages, with its first line, instead of once Storybook runs. */
export const preloadDocs: Plugin = {
  name: 'preload-docs',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const filesOf = (pattern: RegExp) => {
        const files = new Set<string>();
        for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && pattern.test(chunk.facadeModuleId ?? '')) withImports(bundle, file, files);
        return JSON.stringify([...files].map(file => `./${file}`));
      };
      return [{ tag: 'script', injectTo: 'head', children: `(${preload.toString()})(${filesOf(DRAWS.all)}, ${filesOf(DRAWS.docs)})` }];
    },
  },
};
