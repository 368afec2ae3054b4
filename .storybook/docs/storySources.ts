/** What a stories file says of itself, read from its text. */
export interface StoriesFile {
  path: string;
  title: string;
  /** The stories, as they are exported. */
  stories: readonly string[];
  hasComponent: boolean;
  /** Its meta carries what a reviewer reads: `parameters: { widget: docs }`. */
  hasDocs: boolean;
}

const read = (path: string, source: string): StoriesFile | undefined => {
  // From the meta up to the first story.
  const [, meta = ''] = /preview\.meta\(\{([\s\S]*?)(?=^export const |$(?![\s\S]))/m.exec(source) ?? [];
  const title = /^\s*title: '([^']+)'/.exec(meta)?.[1];
  if (!title) return undefined;
  return {
    path,
    title,
    stories: [...source.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name!),
    hasComponent: /\bcomponent: \w/.test(meta),
    hasDocs: /widget: docs\b/.test(meta),
  };
};

/** Every stories file among sources by path, in the order of their titles. */
export const storiesFiles = (sources: Readonly<Record<string, string>>): StoriesFile[] =>
  Object.entries(sources).map(([path, source]) => read(path, source)).filter(file => file !== undefined).sort((a, b) => a.title.localeCompare(b.title));

/** Titles of pages that are no stories: `<Meta title="Staalkaart/Welkom" />`. */
export const pageTitles = (sources: Readonly<Record<string, string>>): string[] =>
  Object.values(sources).flatMap(source => /<Meta title="([^"]+)"/.exec(source)?.[1] ?? []);
