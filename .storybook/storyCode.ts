import type { printStory } from './code/printStory.ts';
import { cameBy } from './docs/framed.ts';
import { isOfWidget } from './plays.ts';

const NOTES = {
  'what came before': '// Deze toestand ontstaat door wat vooraf gebeurt: dit is hoe ze begint.\n',
  'its play': '// Zo begint het. Wat er dan gebeurt, staat in het paneel Interactions.\n',
};

/** The code of a story as somebody may copy it, import included, or why there is none. Its printer is fetched when it is asked for. */
export const storyCode = async (_source: string, story: Parameters<typeof printStory>[0]): Promise<string> => {
  const fileName = String(story.parameters.fileName).replace('./', '');
  if (!isOfWidget(story.parameters)) return `// Een scherm van de toepassing: om te bekijken, niet om over te nemen.\n// Het staat in ${fileName}`;
  const { printStory } = await import('./code/printStory.ts');
  const code = printStory(story);
  const by = cameBy(story);
  return code ? (by ? NOTES[by] : '') + code : `// Een opstelling voor deze toestand alleen: niet om over te nemen.\n// Ze staat in ${fileName}`;
};
