import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useContext, type CSSProperties } from 'react';
import { Sheets, Thumbnail } from './docs.styles.ts';
import type { Story } from './framed.ts';
import { GlobalsParam, notesOf } from './globals.ts';
import { Near } from './Near.tsx';
import { screenOf, viewports } from '../viewports.ts';

/** Screens as pictures that open them: each is the application itself, small and still, drawn when it is near. */
export const Screens = ({ stories }: { stories: readonly Story[] }) => {
  const globals = useContext(GlobalsParam);
  return (
    <Sheets className="sb-unstyled">
      {stories.map(story => {
        const { width, height } = screenOf(story.storyGlobals.viewport) ?? viewports.tablet.styles;
        return (
          <li key={story.id} id={`anchor--${story.id}`}>
            <AnchorMdx href={`?path=/story/${story.id}`} target="_top">
              <Thumbnail aria-hidden style={{ '--width': width, '--height': height } as CSSProperties}>
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this very Storybook. */}
                <Near><iframe key={globals} inert tabIndex={-1} title={story.name} src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`} /></Near>
              </Thumbnail>
              <strong>{story.name}</strong>
            </AnchorMdx>
            <small>{notesOf(story, globals)}</small>
          </li>
        );
      })}
    </Sheets>
  );
};
