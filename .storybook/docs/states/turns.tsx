import { DocsContext } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, useState, type ContextType, type ReactNode } from 'react';
import { STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';

type Channel = ContextType<typeof DocsContext>['channel'];

/** Who goes ahead on this page, by its place, and when it stands. */
let leader: { place: string; stands: Promise<void> } | undefined;

/** Resolves once this very story stands: what stands in frames tells its parent of it too. */
const standing = (channel: Channel, id: string) => new Promise<void>(resolve => {
  const hear = (heard: string) => { if (heard === id) resolve(); };
  channel.on(STORY_RENDERED, hear);
  channel.once(STORY_THREW_EXCEPTION, () => resolve());
});

const After = ({ turn, children }: { turn: Promise<void>; children: ReactNode }) => {
  use(turn);
  return children;
};

/** Whom a place must wait for. React may begin a page twice: the leader is known again by its place. */
const before = (channel: Channel, inline: InTurnProps['inline']) => {
  if (inline) leader ??= { place: inline.place, stands: standing(channel, inline.id) };
  return leader?.place === inline?.place ? undefined : leader?.stands;
};

interface InTurnProps {
  /** A story on the page itself, and its place there: one story may stand in two. */
  inline?: { id: string; place: string };
  children: ReactNode;
}

/**
 * The first story on the page itself goes ahead and starts the mock's worker; all others wait for it. Stories that
 * start together would each start a worker of their own, and frames would take the first one's time.
 */
export const InTurn = ({ inline, children }: InTurnProps) => {
  const { channel } = useContext(DocsContext);
  const [turn] = useState(() => before(channel, inline));
  return turn ? <Suspense><After turn={turn}>{children}</After></Suspense> : children;
};
