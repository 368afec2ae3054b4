import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';

/** A story as a docs page knows it. */
export type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** A play points, types or opens, and does not look alone: a frame for each that looks would be work for nothing. */
const acts = ({ playFunction }: Pick<Story, 'playFunction'>) => /userEvent|\.focus\(\)/.test(String(playFunction));

/** Whether something comes before a story that its props do not tell. Once Storybook is built, a story is as its file exports it. */
const preparesItself = ({ moduleExport }: Pick<Story, 'moduleExport'>) => {
  const { input = moduleExport } = moduleExport as { input?: object };
  return 'beforeEach' in input;
};

/** How a story comes into its state, where its props do not say it all; a play may do no more than prove what they say. */
export const cameBy = (story: Pick<Story, 'playFunction' | 'moduleExport'>): 'what came before' | 'its play' | undefined =>
  (preparesItself(story) ? 'what came before' : acts(story) ? 'its play' : undefined);

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
