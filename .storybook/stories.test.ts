import { buildIndex } from 'storybook/internal/core-server';
import { storyNameFromExport } from 'storybook/internal/csf';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '../packages/app/src/shell/routing/router.tsx';
import { rooms } from './docs/brand/rooms.ts';
import { isTitled } from './docs/links/findEntry.ts';
import { titleParts } from './docs/page/titleParts.ts';
import { flows, screens, starts } from './docs/welcome/places.ts';

/** Storybook's own index: every story and page of the sidebar, with its tags. */
const index = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)), ignorePreview: true } as Parameters<typeof buildIndex>[0]);
const entries = Object.values(index.entries);
const stories = entries.filter(entry => entry.type === 'story');

const guidance = import.meta.glob<string>('../packages/{ui,app}/src/**/*.docs.md', { query: '?raw', import: 'default', eager: true });
/** The stories files of widgets, each with its title. */
const widgets = [...new Map(stories.filter(({ importPath }) => importPath.startsWith('./packages/ui/')).map(({ importPath, title }) => [importPath, title]))];
const guidancePathOf = (importPath: string) => importPath.replace('./', '../').replace('.stories.tsx', '.docs.md');
const HEADINGS = ['Wanneer niet', 'Toetsenbord', 'Toegankelijkheid', 'Specificatie'];

describe.each(widgets)('%s', (importPath, title) => {
  it('says what it is for, when not to use it, what keys do, what is heard, and what the contract asks', () => {
    const [purpose, ...sections] = (guidance[guidancePathOf(importPath)] ?? '').split(/^## /m);
    expect(purpose?.trim()).not.toBe('');
    expect(sections.filter(section => /\n./.test(section)).map(section => section.split('\n')[0])).toEqual(expect.arrayContaining(HEADINGS));
  });
  it('has a Dutch word, in a room with a Dutch name', () => {
    const { dutch, room } = titleParts(title);
    expect(dutch).toMatch(/^\p{Ll}/u);
    expect(rooms).toHaveProperty(room);
  });
});

it.each(Object.entries(guidance))('%s leads to entries that exist, and belongs to a stories file', (path, text) => {
  expect(entries.map(({ importPath }) => guidancePathOf(importPath))).toContain(path);
  const ids = [...text.matchAll(/\]\(\?path=\/(?:docs|story)\/([^)&]+)/g)].map(([, id]) => id);
  expect(ids.filter(id => !entries.some(entry => entry.id === id))).toEqual([]);
});

describe('the front page', () => {
  const pictures = Object.keys(import.meta.glob('../mocks/public/media/images/*')).map(path => path.split('/').at(-1));

  it.each([...starts, ...screens, ...flows])('$label leads to $title, with a picture', ({ title, story, picture }) => {
    expect(entries.some(entry => isTitled(entry.title, title) && (!story || (entry.type === 'story' && entry.exportName === story)))).toBe(true);
    expect(pictures).toContain(picture);
  });
});

const pathsOf = (branch: typeof routes): string[] =>
  branch.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
/** Pages that are the same for everybody, with or without a server; the last stands for an address that is not there. */
const WITHOUT_DATA = ['/login', '/server-error', '*'];
const ALIAS = '/not-found';
const STATES: Record<string, string[]> = {
  // A record is there or not; the new product and the own profile load nothing of their own.
  '/products/:id': ['laadt', 'mislukt'],
  '/products/manage/:id': ['laadt', 'mislukt'],
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
const ACTING = /^(flows|Toegankelijkheid|Foutencatalogus|Fundamenten)\//;

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
