import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';
import { Actions, Meta, Name, Tile } from '../CollectionTile/CollectionTile.styles.ts';

const inList = "[data-view='list'] &";

/** A tile among tiles; in a list the same parts as a row. */
export const Placeholder = styled(Tile)`
  ${inList} {
    display: grid;
    grid-template: 'mark name name' auto 'mark state state' auto 'mark button actions' auto / 72px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-3);
    padding-block: var(--space-2);
    ${from.sm} { grid-template: 'mark name button actions' 1fr 'mark state button actions' 1fr / 72px minmax(0, 1fr) auto auto; column-gap: var(--space-4); }
  }
  > ${Name} { color: var(--color-ink-2); ${inList} { grid-area: name; align-self: end; margin: 0; -webkit-line-clamp: 1; } }
  > ${Meta} { ${inList} { grid-area: state; align-self: start; } }
  > ${Actions} { ${inList} { grid-area: actions; margin: 0; } }
`;

/** In the picture's place, with its size. */
export const Curtain = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  aspect-ratio: 4 / 3;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  border: 1.5px dashed var(--color-line-strong);
  background: var(--color-sunken);
  ${inList} { display: contents; }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  svg { width: 32px; height: 32px; stroke-width: 1.5; }
  ${inList} {
    grid-area: mark;
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-s);
    border: 1.5px dashed var(--color-line-strong);
    background: var(--color-sunken);
    svg { width: 20px; height: 20px; }
  }

  color: var(--color-ink-3);
`;

export const ButtonPlace = styled.span`
  ${inList} { grid-area: button; }
  && > button { background: var(--color-surface); &:hover { background: var(--color-paper); } }
`;
