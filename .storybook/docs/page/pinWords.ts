import { toolbar } from '../../toolbar.ts';
import { viewports } from '../../viewports.ts';

interface Choice { value?: string; title: string }
type Menus = Readonly<Record<string, { toolbar?: { items?: readonly (string | Choice)[] } } | undefined>>;

const wordFor = (name: string, value: unknown): string | undefined => {
  if (name === 'viewport') return viewports[(value as { value?: keyof typeof viewports }).value ?? 'tablet']?.name;
  const items = (toolbar as Menus)[name]?.toolbar?.items ?? [];
  const found = items.find((item): item is Choice => typeof item === 'object' && item.value === value);
  return found?.title;
};

/** What a story pins of the toolbar, in the toolbar's own Dutch words: ['Admin', 'Bewerken', 'Tablet liggend …']. */
export const pinWords = (storyGlobals: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(storyGlobals).map(([name, value]) => wordFor(name, value)).filter(word => word !== undefined);
