import { StoryLink } from '../links/StoryLink.tsx';
import { acts, covers, needsFrame } from './framed.ts';
import { Inline } from './Inline.tsx';
import { pinnedScreen, StateFrame } from './StateFrame.tsx';
import { stateName } from './stateNames.ts';
import { Caption, Cell, Stage } from './states.styles.ts';
import type { Story } from './story.ts';
import { InTurn } from './turns.tsx';

/** Wider than this in px, a state has a row of its own. */
const WIDE = 600;

/** One state: its name, a way to open it, and itself. */
export const State = ({ story }: { story: Story }) => {
  const isFramed = needsFrame(story) || acts(story);
  const width = pinnedScreen(story).width;
  const isWide = isFramed && (width ?? (covers(story) || story.parameters.layout === 'fullscreen' ? Infinity : 0)) > WIDE;
  const name = stateName(story.name);
  return (
    <Cell data-wide={isWide || undefined} style={isFramed && !isWide ? { width: width ?? 420 } : undefined}>
      <Caption>
        <span><strong>{name}</strong>{name !== story.name && <small>{story.name}</small>}</span>
        <StoryLink id={story.id} aria-label={`${name} openen`}>Openen</StoryLink>
      </Caption>
      <Stage data-padded={isFramed ? undefined : ''}>
        {isFramed ? <InTurn><StateFrame story={story} /></InTurn> : <Inline story={story} />}
      </Stage>
    </Cell>
  );
};
