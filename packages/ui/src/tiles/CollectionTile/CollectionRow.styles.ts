import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';
import { Face } from './CollectionTile.styles.ts';

export const Row = styled.article`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding-block: var(--space-2);

  > ${Face} {
    flex: 1 1 220px;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-width: 0;
    min-height: var(--size-touch);
    ${from.sm} { gap: var(--space-4); }
  }
`;

export const Thumb = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 72px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
`;

export const Facts = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const RowName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: var(--weight-medium);
  a:hover & { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
`;

export const RowMeta = styled.span`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-s);
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
  > :not(:last-child)::after { content: '·'; margin-inline: 0.45em; }
`;

export const State = styled.span`
  display: flex;
  align-items: center;
  svg { width: 13px; height: 13px; margin-inline-end: 5px; }
`;

export const RowActions = styled.div`
  display: flex;
  gap: 2px;
  margin-inline-start: auto;
`;

/** Below the words of the row, beside its link: it is read while the link itself is at half opacity. */
export const HowToFill = styled.p`
  flex: 1 0 100%;
  padding-inline-start: calc(72px + var(--space-3));
  font-size: var(--text-s);
  color: var(--color-ink-2);
  ${from.sm} { padding-inline-start: calc(72px + var(--space-4)); }
`;
