import type { Args, Renderer, StoryContext } from 'storybook/internal/types';

/**
 * The code of a story as somebody may copy it, import included. What has no component of its own to write, such as a
 * screen, keeps the source of its story. Its printer is fetched when it is asked for.
 */
export const storyCode = async (source: string, story: StoryContext<Renderer, Args>): Promise<string> => {
  const { fileName = '', __isArgsStory: isFromArgs } = story.parameters as { fileName?: string; __isArgsStory?: boolean };
  if (!isFromArgs || !fileName.startsWith('./packages/ui/')) return source;
  const { printStory } = await import('./code/printStory.ts');
  return printStory(story);
};
