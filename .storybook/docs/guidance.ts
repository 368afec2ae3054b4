import changelog from '../../CHANGELOG.md?raw';

/** All guidance, by its path. In one piece with the docs: asked one by one, each page would wait for its own. */
export const guidance = import.meta.glob<string>('../../packages/{ui,app}/src/**/*.docs.md', { query: '?raw', import: 'default', eager: true });

const ownPathOf = (storiesFile: string) => storiesFile.replace(/^\.?\/?/, '../../').replace(/\.stories\.tsx$/, '.docs.md');

/** Whether a stories file has words of its own. */
export const hasOwnGuidance = (storiesFile: string): boolean => ownPathOf(storiesFile) in guidance;

/** Where the guidance of a stories file is: `X.docs.md` beside `X.stories.tsx`; a screen that is shown as each role has that of the screen. */
export const guidancePathOf = (storiesFile: string): string => {
  const path = ownPathOf(storiesFile);
  return hasOwnGuidance(storiesFile) ? path : path.replace('PerRole.', '.');
};

/** The headings of a page in their order, each with what the lines that stand under it begin with. */
const headings = { 'niet: ': 'Wanneer niet', 'toets: ': 'Toetsenbord', 'toegankelijk: ': 'Toegankelijkheid', 'wie: ': 'Wie ziet wat', '**§': 'Specificatie' };
/** What every key does everywhere, and no file says. */
const USUAL_KEYS = 'Verder [zoals overal](?path=/docs/staalkaart-een-scherm-nakijken--docs): Tab gaat in leesvolgorde en blijft binnen een venster, '
  + 'Enter drukt en op een knop ook Spatie, Esc sluit en geeft de focus terug.';

/** What a reviewer reads about a widget or a screen, in Markdown, of lines that each say where they belong. */
export const guidanceOf = (storiesFile: string): { purpose: string; more: string } => {
  const path = guidancePathOf(storiesFile);
  const [purpose = '', ...lines] = (guidance[path] ?? '').trimEnd().split('\n');
  const rowsOf = (key: string) => lines.filter(line => line.startsWith(`- ${key}`)).map(line => line.replace(/^- (?:[a-z]+: )?/, ''));
  const sections = Object.entries(headings).map(([key, heading]) => {
    const rows = rowsOf(key);
    if (heading === 'Toetsenbord' && rows.length > 0) rows.push(USUAL_KEYS);
    return rows.length > 0 ? `## ${heading}\n${rows.map(row => `- ${row}\n`).join('')}` : '';
  });
  return { purpose, more: sections.filter(Boolean).join('\n') };
};

/** What the changelog says of a widget or a screen, in Markdown: its lines that lead there. */
export const newsOf = (componentId: string): string => {
  const lines = changelog.split('\n').filter(line => line.startsWith('- ') && line.includes(`/${componentId}--`));
  return lines.length > 0 ? ['## Wat is er nieuw', ...lines].join('\n') : '';
};
