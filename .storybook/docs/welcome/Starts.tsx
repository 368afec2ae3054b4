import type { ReactNode } from 'react';
import { Board, Tile } from './tiles.styles.ts';

interface StartProps {
  /** An address inside this Storybook; it chooses the toolbar too, so that it opens anew. */
  href: string;
  label: string;
  /** A picture of the mock's catalogue. */
  picture: string;
  children: ReactNode;
}

/** A place where a first visit may begin, and what is there. */
export const Start = ({ href, label, picture, children }: StartProps) => (
  <Tile>
    <img src={`./media/images/${picture}`} alt="" width={300} height={190} />
    <a href={href} target="_top">{label}</a>
    <span>{children}</span>
  </Tile>
);

/** Places to begin. */
export const Starts = ({ children }: { children: ReactNode }) => <Board className="sb-unstyled">{children}</Board>;
