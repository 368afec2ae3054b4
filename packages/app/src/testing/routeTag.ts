import { matchRoutes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { routes } from '../shell/routing/router.tsx';

/** What a story's tags say of it: its route, the state it shows, the role that sees it. */
export interface Tagged {
  tags: readonly string[];
  args: { path?: string };
}

/** Checks that a story has the tags of what it shows: by them each route is known to be shown in each state and to each role. */
export const expectTags = ({ tags, args: { path = '' } }: Tagged, shown: string): void => {
  expect(tags).toContain(`route:${matchRoutes(routes, path)?.at(-1)?.route.path}`);
  expect(tags).toContain(shown);
};
