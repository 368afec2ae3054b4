import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../shell/routing/router.tsx';
import { readStories, type State } from './storyFacts.ts';

const sources = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

const pathsOf = (branch: readonly RouteObject[]): string[] =>
  branch.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;
const stories = Object.values(sources).flatMap(readStories).map(story => ({ ...story, pattern: patternOf(story.path) }));

/** Pages that are the same for everybody, with or without a server. */
const WITHOUT_DATA = ['/login', '/server-error', '/not-found', '*'];
const ALL: State[] = ['loading', 'empty', 'failing'];
/** A record is there or not; the new product and the own profile load nothing of their own. */
const STATES: Record<string, State[]> = {
  '/products/:id': ['loading', 'failing'],
  '/products/manage/:id': ['loading', 'failing'],
  '/products/create': ['loading', 'failing'],
  '/profile': [],
};

describe.each(pathsOf(routes).filter(path => !WITHOUT_DATA.includes(path)))('%s', pattern => {
  const own = stories.filter(story => story.pattern === pattern);

  it.each(STATES[pattern] ?? ALL)('is shown %s', state => {
    expect(own.filter(story => story.state === state)).not.toEqual([]);
  });
  it('is shown as at least two roles see it', () => {
    expect(new Set(own.map(({ seenBy }) => seenBy).filter(Boolean)).size).toBeGreaterThan(1);
  });
});

describe('the pages without data', () => {
  it.each(['/login', '/server-error', '*'])('%s is shown', pattern => {
    expect(stories.some(story => story.pattern === pattern)).toBe(true);
  });
});
