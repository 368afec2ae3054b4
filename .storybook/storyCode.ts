import type { Args, Renderer, StoryContext } from 'storybook/internal/types';

/**
 * The code of a story as somebody may copy it, import included. What has no component of its own to write, such as a
 * screen, keeps the source of its story. Its printer is fetched when it is asked for.
 */
export const storyCode = async (source: string, story: StoryContext<Renderer, Args>): Promise<string> => {
  if (!(story.parameters.fileName as string | undefined)?.startsWith('./packages/ui/') || !story.parameters.__isArgsStory) return source;
  const { printStory } = await import('./code/printStory.ts');
  return printStory(story);
};
