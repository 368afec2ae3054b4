// In one piece with the docs: asked one by one, each page would wait for its own.
const texts = import.meta.glob<string>('../../packages/{ui,app}/src/**/*.docs.md', { query: '?raw', import: 'default', eager: true });

/** The headings of a page in their order, each with what the lines that stand under it begin with. */
const headings = { 'niet: ': 'Wanneer niet', 'toets: ': 'Toetsenbord', 'hoor: ': 'Toegankelijkheid', 'wie: ': 'Wie ziet wat', '**§': 'Specificatie' };

/** What a reviewer reads about a widget or a screen, in Markdown: of `X.docs.md` beside `X.stories.tsx`, whose lines each say where they belong. */
export const guidanceOf = (storiesFile: string): { purpose: string; more: string } => {
  const path = storiesFile.replace(/^\.?\/?/, '../../').replace(/\.stories\.tsx$/, '.docs.md');
  const [purpose = '', ...lines] = (texts[path] ?? '').trimEnd().split('\n');
  const linesOf = (key: string) => lines.filter(line => line.startsWith(`- ${key}`)).map(line => line.replace(/^- (?:[a-z]+: )?/, ''));
  const sections = Object.entries(headings).map(([key, heading]) => ({ heading, rows: linesOf(key) })).filter(({ rows }) => rows.length > 0)
    .map(({ heading, rows }) => `## ${heading}\n${rows.map(row => `- ${row}\n`).join('')}`);
  return { purpose, more: [...sections, ...linesOf('zie: ').map(links => `Zie ook ${links}`)].join('\n') };
};
