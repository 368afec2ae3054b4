import { Suspense } from 'react';
import { StoryLink } from '../links/StoryLink.tsx';
import { useStoryIndex } from '../links/storyIndex.ts';
import { See } from '../widget/Told.styles.ts';
import type { Place } from './places.ts';

interface OtherPlacesProps {
  /** The room of the sidebar. */
  room: 'screens' | 'flows';
  /** What is shown already. */
  shown: readonly Place[];
}

const Others = ({ room, shown }: OtherPlacesProps) => {
  const entries = useStoryIndex().filter(({ title, type }) => type === 'docs' && title.startsWith(`${room}/`) && !shown.some(place => place.title === title));
  if (entries.length === 0) return null;
  return <See style={{ marginTop: 24 }}>{entries.map(({ id, title }) => <li key={id}><StoryLink id={id} type="docs">{title.split('/').slice(1).join(', ')}</StoryLink></li>)}</See>;
};

/** What else there is in a room: whatever is added tomorrow is on the front page at once. */
export const OtherPlaces = (props: OtherPlacesProps) => <Suspense><Others {...props} /></Suspense>;
