/** The Dutch texts of the product as they are written, by path. */
export const textSources = import.meta.glob<string>('../../packages/{ui,app}/src/nl/*.ts', { query: '?raw', import: 'default', eager: true });

/** A sentence of the contract that stays as it is written, and where it is written. */
export interface Sic { sentence: string; file: string }

const QUOTED = /'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** What a template leaves open, as a reader sees it: `${count}` is {count}, and a choice ('s' or nothing) is left out. */
const readable = (text: string) => text.replaceAll(/\$\{(\w+)\}/g, '{$1}').replaceAll(/\$\{[^}]*\}/g, '{…}').replaceAll("\\'", "'").trim();

const sentencesOf = (line: string): string[] => {
  const code = line.slice(0, line.lastIndexOf('// sic'));
  return [...code.matchAll(QUOTED)].map(([, plain, template]) => readable(plain ?? template ?? '')).filter(Boolean);
};

/** Every sentence on a line that is marked `// sic`; the same one in two files is named once, with both. */
export const sicLines = (sources: Readonly<Record<string, string>>): Sic[] => {
  const found = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const file = path.split('/').at(-1)!;
    for (const line of source.split('\n').filter(text => text.includes('// sic'))) {
      for (const sentence of sentencesOf(line)) found.set(sentence, (found.get(sentence) ?? new Set()).add(file));
    }
  }
  return [...found].map(([sentence, files]) => ({ sentence, file: [...files].join(', ') })).sort((a, b) => a.sentence.localeCompare(b.sentence, 'nl'));
};
