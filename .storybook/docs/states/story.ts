import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';

/** A story as a docs page knows it. */
export type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Proves behaviour and shows nothing of its own: not for a docs page. */
export const isBehaviour = (story: Story): boolean => story.tags.includes('gedrag');
