import { use } from 'react';

const files = import.meta.glob<string>('../../packages/{ui,app}/src/**/*.docs.md', { query: '?raw', import: 'default' });
const texts = new Map<string, Promise<string>>();

/** What a reviewer reads about a widget or a screen, in Markdown: `X.docs.md` beside `X.stories.tsx`. Suspends while it is read. */
export const useGuidance = (storiesFile: string): { purpose: string; more: string } => {
  const path = storiesFile.replace(/^\.?\/?/, '../../').replace(/\.stories\.tsx$/, '.docs.md');
  const text = texts.get(path) ?? files[path]?.() ?? Promise.resolve('');
  texts.set(path, text);
  const [purpose = '', ...sections] = use(text).split(/^(?=## )/m);
  return { purpose, more: sections.join('') };
};
