import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { entryPath } from './findEntry.ts';

interface StoryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The id of a story or of a docs page. */
  id: string;
  type?: 'story' | 'docs';
}

const opensElsewhere = (event: MouseEvent) => event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** A link to another place in this Storybook: it keeps the sidebar, and opens in a new tab like any link. */
export const StoryLink = ({ id, type = 'story', children, ...rest }: StoryLinkProps) => {
  const { channel } = useContext(DocsContext);
  const path = entryPath({ id, type });
  return (
    <a
      {...rest}
      href={`./${path}`}
      target="_top"
      onClick={event => {
        if (opensElsewhere(event) || window.parent === window) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, path);
      }}
    >
      {children}
    </a>
  );
};
