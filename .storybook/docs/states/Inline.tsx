import { Story as InlineStory } from '@storybook/addon-docs/blocks';
import type { Story } from './story.ts';
import { InTurn } from './turns.tsx';

interface InlineProps {
  story: Story;
  /** The one that the controls move. */
  isPrimary?: boolean;
}

/** A story on the docs page itself, when it is its turn. */
export const Inline = ({ story, isPrimary = false }: InlineProps) => (
  <InTurn inline={{ id: story.id, place: isPrimary ? `primary--${story.id}` : story.id }}>
    <InlineStory of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
  </InTurn>
);
