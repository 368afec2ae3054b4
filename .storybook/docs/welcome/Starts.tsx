import { starts } from './starts.ts';
import { Board, Tile } from './tiles.styles.ts';

/** Places to begin, each with a picture. Their addresses choose the toolbar too, so that they open anew. */
export const Starts = () => (
  <Board className="sb-unstyled">
    {starts.map(({ href, label, what, picture }) => (
      <Tile key={href}>
        <img src={`./media/images/${picture}`} alt="" width={300} height={190} />
        <a href={`./${href}`} target="_top">{label}</a>
        <span>{what}</span>
      </Tile>
    ))}
  </Board>
);
