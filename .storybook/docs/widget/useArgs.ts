import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Story } from '../states/story.ts';

type Args = Record<string, unknown>;

/**
 * A story's args as the reader has set them, and what sets them. A framed story takes them from its address:
 * they are kept here, since every frame of the page that shows the same story speaks of its own.
 */
export const useArgs = (story: Story, isFramed: boolean) => {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => (isFramed ? story.initialArgs : context.getStoryContext(story).args));
  useEffect(() => {
    if (isFramed) return;
    const hear = (changed: { storyId: string; args: Args }) => { if (changed.storyId === story.id) setArgs(changed.args); };
    context.channel.on(STORY_ARGS_UPDATED, hear);
    return () => context.channel.off(STORY_ARGS_UPDATED, hear);
  }, [context, isFramed, story.id]);
  const tell = (event: string, updatedArgs?: Args) => context.channel.emit(event, { storyId: story.id, updatedArgs });
  return {
    args,
    update: (changed: Args) => (isFramed ? setArgs({ ...args, ...changed }) : tell(UPDATE_STORY_ARGS, changed)),
    reset: () => (isFramed ? setArgs(story.initialArgs) : tell(RESET_STORY_ARGS)),
  };
};
