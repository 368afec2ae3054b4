import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { canHover, inProduct, inRow, Stage } from './Tile.styles.ts';

/** How to hold: with a finger or mouse while it is pressed, with the keyboard while it has the focus. */
export const Hint = styled.span`
  position: absolute;
  left: 10px;
  bottom: 10px;
  max-width: calc(100% - 20px);
  padding: var(--space-1) 10px;
  border-radius: var(--radius-round);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: 18px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;

  opacity: 0;
  transition: opacity var(--time-quick);
  :focus-visible:not([data-hold]) > ${Stage} > &[data-for='key'] { opacity: 1; }
  &[data-for='press'] { opacity: 1; animation: ${animations.appear} var(--time-quick); }

  background: var(--color-badge);
  color: var(--color-on-night);
  ${edge}
`;

/** The same as a hold, for one press. On a card it is for a mouse, out of the picture's way where there is none. */
export const HoldButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  ${inProduct} { right: 8px; bottom: 8px; width: var(--size-control); height: var(--size-control); border-radius: 50%; }
  ${inRow} { width: var(--size-touch); height: var(--size-touch); border-radius: var(--radius-s); }
  svg { width: 20px; height: 20px; ${inProduct} { width: 19px; height: 19px; } }

  transition: opacity var(--time-quick), transform var(--time-move) var(--ease-out);
  ${inProduct} { opacity: 0; ${canHover} { transform: translateY(4px); } }
  ${canHover} { article[data-kind='product'][data-view='grid']:is(:hover, :focus-within) & { opacity: 1; transform: none; } }
  article[data-kind='product'][data-view='grid']:has([data-hold]) & { opacity: 0; }
  /* Still there for assistive technology, but never under a finger that means the picture. */
  @media (hover: none) { ${inProduct} { pointer-events: none; } }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-surface); }
  ${inProduct} {
    background: var(--color-surface);
    color: var(--color-ink);
    box-shadow: var(--shadow-low);
    ${edge}
    &:hover { background: var(--color-ink); color: var(--color-surface); }
  }
`;
