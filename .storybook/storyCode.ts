import { emitTransformCode } from 'storybook/preview-api';
import type { printStory } from './code/printStory.ts';

type Story = Parameters<typeof printStory>[0];

/** The code of a story as somebody may copy it, import included, or why there is none. Its printer is fetched when it is asked for. */
export const storyCode = async (_source: string, story: Story): Promise<string> => {
  const fileName = String(story.parameters.fileName).replace('./', '');
  if (!fileName.startsWith('packages/ui/')) return `// Een scherm van de toepassing: om te bekijken, niet om over te nemen.\n// Het staat in ${fileName}`;
  const { printStory } = await import('./code/printStory.ts');
  return printStory(story) ?? `// Een opstelling voor deze toestand alleen: niet om over te nemen.\n// Ze staat in ${fileName}`;
};

/** Puts the code of a story in its panel: Storybook itself does so only where a story is drawn from its props. */
export const showCode = (story: Story): void => {
  const { viewMode, name, parameters: { __isArgsStory: isFromArgs } } = story;
  if (viewMode === 'story' && !isFromArgs && !('__vitest_browser__' in globalThis)) void emitTransformCode(name, story);
};
