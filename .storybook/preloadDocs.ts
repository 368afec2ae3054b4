import type { Plugin } from 'vite';
import { withImports } from '../scripts/lib/withImports.ts';

/** What draws a page of docs: Storybook's renderer, and our page. */
const DRAWS = /DocsRenderer-\w+\.js$|\.storybook\/docs\/(?:Page|Container)\.tsx$/;

/** Runs in the preview. */
const preload = (addresses: readonly string[]) => {
  if (!location.search.includes('viewMode=docs')) return;
  const link = (attributes: object) => document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const href of addresses) link({ rel: 'modulepreload', href });
  link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './index.json' });
};

/** A built page of docs asks for its code, and for the index of all pages, with its first line, instead of once Storybook runs. */
export const preloadDocs: Plugin = {
  name: 'preload-docs',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const files = new Set<string>();
      for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && DRAWS.test(chunk.facadeModuleId ?? '')) withImports(bundle, file, files);
      const addresses = [...files].map(file => `./${file}`);
      return [{ tag: 'script', injectTo: 'head', children: `(${preload.toString()})(${JSON.stringify(addresses)})` }];
    },
  },
};
