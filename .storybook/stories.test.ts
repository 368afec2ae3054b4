import { buildIndex } from 'storybook/internal/core-server';
import { storyNameFromExport } from 'storybook/internal/csf';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '../packages/app/src/shell/routing/router.tsx';
import { guidance, guidancePathOf } from './docs/guidance.ts';

/** Storybook's own index: every story and page of the sidebar, with its tags. */
const index = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)), ignorePreview: true } as Parameters<typeof buildIndex>[0]);
const entries = Object.values(index.entries);
const stories = entries.filter(entry => entry.type === 'story');

const pages = import.meta.glob<string>(['../CHANGELOG.md', '../packages/ui/src/*.mdx'], { query: '?raw', import: 'default', eager: true });
/** The stories files of widgets, screens and flows. */
const files = [...new Set(stories.map(({ importPath }) => importPath).filter(path => path.startsWith('./packages/')))];
/** Widgets with nothing to operate. */
const WITHOUT_FOCUS = /\/(?:Avatar|CsvDrop|FactList|GridSkeleton|LoginScreen|Picture|ProductPage|Skeleton|UserStatus)\.stories/;
const needed = (importPath: string) => {
  if (!importPath.startsWith('./packages/ui/')) return ['wie', '§'];
  return ['niet', 'toegankelijk', ...(WITHOUT_FOCUS.test(importPath) ? [] : ['toets'])];
};

it.each(files)('%s says what it is for, and more by lines that belong under a heading', importPath => {
  const path = guidancePathOf(importPath);
  const [purpose, ...lines] = (guidance[path] ?? '').trimEnd().split('\n');
  expect(purpose, `${path} is there, and begins with what it is for`).toMatch(/^\p{L}/u);
  // A line that begins otherwise is on no page.
  const keys = lines.map(line => /^- (niet|toets|toegankelijk|wie): .|^- \*\*(§)/.exec(line)?.slice(1).join('') ?? line);
  expect(keys.filter(key => !['niet', 'toets', 'toegankelijk', 'wie', '§'].includes(key)), `lines of ${path} that belong nowhere`).toEqual([]);
  expect(needed(importPath).filter(key => !keys.includes(key)), `lines that ${path} lacks`).toEqual([]);
});

it('all guidance belongs to a stories file', () => {
  const read = files.map(guidancePathOf);
  expect(Object.keys(guidance).filter(path => !read.includes(path))).toEqual([]);
});

const linksOf = (text: string) => [...text.matchAll(/\?path=\/(?:docs|story)\/([^)&\s"]+)/g)].map(([, id]) => id);

it.each(Object.entries({ ...guidance, ...pages }))('%s leads to entries that exist', (_path, text) => {
  expect(linksOf(text).filter(id => !entries.some(entry => entry.id === id))).toEqual([]);
});

const pathsOf = (branch: typeof routes): string[] =>
  branch.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
/** Pages that are the same for everybody, with or without a server; the last stands for an address that is not there. */
const WITHOUT_DATA = ['/login', '/server-error', '*'];
const ALIAS = '/not-found';
const STATES: Record<string, string[]> = {
  // A record is there or not; the new product and the own profile load nothing of their own.
  '/products/:id': ['laadt', 'mislukt'],
  '/products/manage/:id?': ['laadt', 'mislukt'],
  '/products/create': ['laadt', 'mislukt'],
  '/profile': [],
};

const shown = pathsOf(routes).filter(path => path !== ALIAS);
const tagsOf = (route: string) => stories.filter(story => story.tags?.includes(`route:${route}`)).map(story => story.tags ?? []);

it.each(shown)('the route %s is shown', route => {
  expect(tagsOf(route)).not.toEqual([]);
});

/** The tags say what a story shows; `testing/routeTag.ts` checks in the story itself that they are true. */
describe.each(shown.filter(path => !WITHOUT_DATA.includes(path)))('the route %s', route => {
  it.each(STATES[route] ?? ['laadt', 'leeg', 'mislukt'])('is shown: %s', state => {
    expect(tagsOf(route).some(tags => tags.includes(state))).toBe(true);
  });
  it('is shown as at least two roles see it', () => {
    expect(new Set(tagsOf(route).flat().filter(tag => tag.startsWith('rol:'))).size).toBeGreaterThan(1);
  });
});

/** Words that are the same in Dutch, and the names of the roles. */
const SAME_WORD = ['Open', 'Segment', 'Video', 'Laptop', 'Tooltips', 'User', 'Admin'];
/** Rooms that show by acting. */
const ACTING = /^(flows|Toegankelijkheid|Foutencatalogus)\//;

describe.each(Object.entries(Object.groupBy(stories, ({ importPath }) => importPath)))('%s', (_, own = []) => {
  it('gives each story a Dutch name of its own', () => {
    const names = own.map(({ name }) => name);
    expect(own.filter(({ name, exportName }) => name === storyNameFromExport(exportName!) && !SAME_WORD.includes(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });
  it.skipIf(ACTING.test(own[0]!.title))('does nothing by itself when it is opened', () => {
    expect(own[0]!.tags).not.toContain('play-fn');
  });
});
