import { TitleLink } from '../links/TitleLink.tsx';
import { Board, Place as PlaceBox } from './Places.styles.ts';
import type { Place } from './places.ts';

/** Places to go to, each with a picture: the whole card is the link. */
export const Places = ({ places }: { places: readonly Place[] }) => (
  <Board>
    {places.map(({ title, story, label, what, picture }) => (
      <PlaceBox key={title + story}>
        <img src={`./media/images/${picture}`} alt="" loading="lazy" width={300} height={190} />
        <TitleLink title={title} story={story}>{label}</TitleLink>
        <span>{what}</span>
      </PlaceBox>
    ))}
  </Board>
);
