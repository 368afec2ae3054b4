import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';

/** A story as a docs page knows it. */
export type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A play points, types or opens, and does not look alone: a frame for each that looks would be work for nothing. */
const acts = ({ playFunction }: Pick<Story, 'playFunction'>) => /userEvent|\.focus\(\)/.test(String(playFunction));

/** What a story is made from; once Storybook is built, the story as its file exports it. */
const preparesItself = ({ moduleExport }: Pick<Story, 'moduleExport'>) => {
  const { input = moduleExport } = moduleExport as { input?: object };
  return 'beforeEach' in input;
};

/** Whether more than its props brings a story into its state. */
export const isReached = (story: Pick<Story, 'playFunction' | 'moduleExport'>): boolean => preparesItself(story) || acts(story);

/**
 * Whether a story needs a page of its own among the others: it says so (`docs.story.inline`), fills its page, pins the
 * toolbar, answers for itself, or is brought into its state by its play. The first story of a docs page is not played.
 */
export const needsFrame = (story: Story, isPrimary = false): boolean =>
  story.parameters.docs?.story?.inline === false
  || story.parameters.layout === 'fullscreen'
  || Object.keys(story.storyGlobals).length > 0
  || preparesItself(story)
  || (!isPrimary && acts(story));
