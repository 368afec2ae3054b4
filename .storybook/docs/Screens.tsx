import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useContext, type CSSProperties } from 'react';
import { Sheets, Thumbnail } from './docs.styles.ts';
import type { Story } from './framed.ts';
import { GlobalsParam } from './globals.ts';
import { Near } from './Near.tsx';
import { toolbar } from '../toolbar.ts';
import { screenOf, viewports } from '../viewports.ts';

interface Choice { value?: unknown; title: string }
type Menus = Readonly<Record<string, { toolbar: { items: readonly Choice[] } } | undefined>>;

/** What a story pins of the toolbar, in the toolbar's own Dutch words: ['Admin', 'Bewerken', 'Tablet liggend …']. */
const pinWords = (storyGlobals: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(storyGlobals).flatMap(([name, value]) => {
    if (name === 'viewport') return viewports[(value as { value?: keyof typeof viewports }).value ?? 'tablet']?.name ?? [];
    return (toolbar as Menus)[name]?.toolbar.items.find(item => item.value === value)?.title ?? [];
  });

/** Screens as pictures that open them: each is the application itself, small and still, drawn when it is near. */
export const Screens = ({ stories }: { stories: readonly Story[] }) => {
  const globals = useContext(GlobalsParam);
  return (
    <Sheets className="sb-unstyled">
      {stories.map(story => {
        const { width, height } = screenOf(story.storyGlobals.viewport) ?? viewports.tablet.styles;
        return (
          <li key={story.id}>
            <AnchorMdx href={`?path=/story/${story.id}`} target="_top">
              <Thumbnail aria-hidden style={{ '--width': width, '--height': height } as CSSProperties}>
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this very Storybook. */}
                <Near><iframe key={globals} inert tabIndex={-1} title={story.name} src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`} /></Near>
              </Thumbnail>
              <strong>{story.name}</strong>
            </AnchorMdx>
            <small>{pinWords(story.storyGlobals).join(' · ')}</small>
          </li>
        );
      })}
    </Sheets>
  );
};
