import { buildIndex } from 'storybook/internal/core-server';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { routes } from '../packages/app/src/shell/routing/router.tsx';
import { roomLabel, rooms } from './docs/brand/rooms.ts';
import { isTitled } from './docs/links/findEntry.ts';
import { titleParts } from './docs/page/titleParts.ts';
import { flows, screens, starts } from './docs/welcome/places.ts';
import type { WidgetDocs } from './docs/widgetDocs.ts';

/** Storybook's own index: every story and page of the sidebar, with its tags. */
const index = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)), ignorePreview: true } as Parameters<typeof buildIndex>[0]);
const entries = Object.values(index.entries);
const stories = entries.filter(entry => entry.type === 'story');

const allDocs = import.meta.glob<WidgetDocs>('../packages/ui/src/**/*.docs.ts', { import: 'docs', eager: true });
/** The stories files of widgets, each with its title. */
const widgets = [...new Map(stories.filter(({ importPath }) => importPath.startsWith('./packages/ui/')).map(({ importPath, title }) => [importPath, title]))];
const docsPathOf = (importPath: string) => importPath.replace('./', '../').replace('.stories.tsx', '.docs.ts');
const isSentence = (text: string) => /^[\p{Lu}\d‘'“"/(…].*[.?!)’'”"]$/su.test(text);

describe.each(widgets)('%s', (importPath, title) => {
  const docs = allDocs[docsPathOf(importPath)]!;
  const { dutch, room } = titleParts(title);

  it('has its docs beside it', () => {
    expect(docs).toBeDefined();
  });
  it('ends in its Dutch word, which is its name', () => {
    expect(dutch).toMatch(/^\p{Ll}/u);
    expect(docs.name.toLowerCase()).toBe(dutch?.toLowerCase());
  });
  it('says what it is for, and when not to use it', () => {
    for (const line of [docs.purpose, ...docs.notFor]) expect(line).toSatisfy(isSentence);
    expect(docs.notFor.length).toBeGreaterThan(0);
  });
  it('says what each key does, and what assistive technology hears', () => {
    for (const [keys, effect] of docs.keyboard) {
      expect(keys).not.toBe('');
      expect(effect).toSatisfy(isSentence);
    }
    for (const line of docs.accessibility) expect(line).toSatisfy(isSentence);
    expect(docs.accessibility.length).toBeGreaterThan(0);
  });
  it('names the sentences of the specification, by section', () => {
    for (const { section, sentence } of docs.specification) {
      expect(section).toMatch(/^§\d/);
      expect(sentence).not.toBe('');
    }
    expect(docs.specification.length).toBeGreaterThan(0);
  });
  it('leads to widgets that exist', () => {
    expect((docs.seeAlso ?? []).filter(other => !entries.some(entry => isTitled(entry.title, other)))).toEqual([]);
  });
  it('stands in a room with a Dutch name', () => {
    expect(rooms).toHaveProperty(room);
    expect(roomLabel(room)).not.toBe('');
  });
});

it('no docs are written for a widget without stories', () => {
  expect(Object.keys(allDocs).toSorted()).toEqual(widgets.map(([importPath]) => docsPathOf(importPath)).toSorted());
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
