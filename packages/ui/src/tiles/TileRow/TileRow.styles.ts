import styled, { css } from 'styled-components';
import { clamp } from '../../theme/shared.styles.ts';
import { LIST_ROW_HEIGHT } from '../WindowedGrid/sizes.ts';

/** The frame of every row in list view. */
export const Row = styled.article`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: ${LIST_ROW_HEIGHT - 1}px;
  min-width: 0;
  border-radius: var(--radius-m);
  transition: background-color var(--time-quick);
  @media (hover: hover) { &:hover { background: var(--color-sunken); } }

  /* What edit mode offers beside it stays as clear as elsewhere. */
  > [role='link'] { opacity: 0.5; }
`;

const opener = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  flex: 1;
  min-width: 0;
  height: 100%;
  padding-right: var(--space-2);
  border-radius: inherit;
  touch-action: manipulation;
  &:focus-visible { outline-offset: -2px; }
`;

export const Opener = styled.a`${opener}`;
/** What stands in the link's place on a disabled row. */
export const Closed = styled.div`${opener} cursor: not-allowed;`;

export const Thumb = styled.span`
  display: block;
  position: relative;
  flex: none;
  width: 72px;
  margin-left: var(--space-2);
  border-radius: var(--radius-s);
  article[data-hidden] & { filter: grayscale(0.7); opacity: 0.55; }
`;

export const Words = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  ${clamp(2)}
  font-weight: var(--weight-medium);
  line-height: 20px;
`;

export const Second = styled.span`
  ${clamp(1)}
  font-size: var(--text-s);
  line-height: 19px;
  color: var(--color-ink-2);
`;

export const RowActions = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 2px;
  padding-right: var(--space-1);
`;
