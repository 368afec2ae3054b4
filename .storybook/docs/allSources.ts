import { pageTitles, storiesFiles } from './storySources.ts';
import type { WidgetDocs } from './widgetDocs.ts';

/** Every stories file of the house: for the tests. */
export const allStories = storiesFiles(
  import.meta.glob(['../../packages/*/src/**/*.stories.tsx', '../foundations/*.stories.tsx'], { query: '?raw', import: 'default', eager: true }),
);

/** Every page of the sidebar that is written in MDX. */
export const allPages = pageTitles(import.meta.glob('../../packages/*/src/**/*.mdx', { query: '?raw', import: 'default', eager: true }));

/** What is written about widgets, by the path of its file. */
export const allDocs: Readonly<Record<string, WidgetDocs>> = import.meta.glob('../../packages/ui/src/**/*.docs.ts', { import: 'docs', eager: true });
