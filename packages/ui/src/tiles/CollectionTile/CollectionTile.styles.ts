import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Tile = styled.article`
  position: relative;
  min-width: 0;
`;

export const Face = styled.span`
  display: block;
  border-radius: var(--radius-m);
  &[aria-disabled='true'] { opacity: 0.5; cursor: default; }
`;

export const Place = styled.span`
  display: block;
  position: relative;
  border-radius: var(--radius-m);
  overflow: hidden;
  img { transition: opacity var(--time-slow) var(--ease-out), scale var(--time-slow) var(--ease-out); }
  @media (hover: hover) { a:hover & img { scale: 1.03; } }
`;

export const Privacy = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px 4px 8px;
  border-radius: var(--radius-round);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  background: var(--color-badge);
  color: var(--color-on-night);
  ${edge}
  svg { width: 13px; height: 13px; }
`;

export const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 10px;
  font-weight: var(--weight-medium);
  letter-spacing: -0.005em;
  overflow-wrap: anywhere;
`;

export const Meta = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

/** Beside the link: it is read while the tile itself is at half opacity. */
export const HowToFill = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin: var(--space-1) 0 0 -10px;
`;
