import { toolbar } from '../toolbar.ts';
import { viewports } from '../viewports.ts';

interface Choice { value?: unknown; title: string }
type Menus = Readonly<Record<string, { toolbar: { items: readonly Choice[] } } | undefined>>;

/** What a story pins of the toolbar, in the toolbar's own Dutch words: ['Admin', 'Bewerken', 'Tablet liggend …']. */
export const pinWords = (storyGlobals: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(storyGlobals).flatMap(([name, value]) => {
    if (name === 'viewport') return viewports[(value as { value?: keyof typeof viewports }).value ?? 'tablet']?.name ?? [];
    return (toolbar as Menus)[name]?.toolbar.items.find(item => item.value === value)?.title ?? [];
  });
