import type { Role } from '@staalkaart/api-client';
import { expect, screen, waitFor } from 'storybook/test';
import type { Mode } from '@staalkaart/ui';
import { expectTags, type Tagged } from './routeTag.ts';

/** Something on the screen, by the role and the Dutch name that assistive technology gives it, or by its text. */
type Item = readonly [role: 'button' | 'link' | 'heading' | 'checkbox' | 'radio' | 'row' | 'columnheader' | 'text', name: string | RegExp];

interface Expectation {
  /** What must be seen. */
  sees: readonly Item[];
  /** What must be there, though it only shows under a mouse, with the focus or on touch. */
  offers?: readonly Item[];
  /** What must not be there. */
  misses?: readonly Item[];
}

const find = ([kind, name]: Item) => (kind === 'text' ? screen.findAllByText(name) : screen.findAllByRole(kind, { name }));
const query = ([kind, name]: Item) => (kind === 'text' ? screen.queryAllByText(name) : screen.queryAllByRole(kind, { name }));

/** The box of a drawn radio or checkbox is hidden behind its drawing. */
const drawingOf = (element: HTMLElement | undefined) => element?.closest('label') ?? element;

/**
 * A screen as one role sees it in one mode (specification §6): for a designer to look at, and a test of what is offered.
 * What is missed is only looked for once what is seen is there.
 */
export const seenBy = (role: Role, mode: Mode, { sees, offers = [], misses = [] }: Expectation) => ({
  globals: { role, mode, viewport: { value: 'laptop' as const } },
  play: async (story: Tagged) => {
    expectTags(story, `rol:${role}`);
    await Promise.all(sees.map(thing => waitFor(async () => {
      // Asked anew each time: a skeleton may have had the same heading.
      const [first] = await find(thing);
      expect(drawingOf(first)).toBeVisible();
    })));
    await Promise.all(offers.map(find));
    for (const thing of misses) expect(query(thing)).toEqual([]);
  },
});
