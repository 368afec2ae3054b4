// In one piece with the docs: asked one by one, each page would wait for its own.
const texts = import.meta.glob<string>('../../packages/{ui,app}/src/**/*.docs.md', { query: '?raw', import: 'default', eager: true });

/** What a reviewer reads about a widget or a screen, in Markdown: `X.docs.md` beside `X.stories.tsx`. */
export const guidanceOf = (storiesFile: string): { purpose: string; more: string } => {
  const path = storiesFile.replace(/^\.?\/?/, '../../').replace(/\.stories\.tsx$/, '.docs.md');
  const [purpose = '', ...sections] = (texts[path] ?? '').split(/^(?=## )/m);
  return { purpose, more: sections.join('') };
};
