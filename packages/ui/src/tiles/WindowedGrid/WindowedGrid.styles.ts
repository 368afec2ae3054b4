import styled from 'styled-components';
import { GRID_COLUMNS } from '../../constants.ts';
import { from } from '../../theme/tokens.ts';
import { COLUMN_GAP, LIST_ROW_HEIGHT, ROW_GAP } from './sizes.ts';

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

/** The grid of the catalogue, and of its skeletons. */
export const Grid = styled.ul`
  display: grid;
  ${columns(GRID_COLUMNS.base)}
  gap: ${ROW_GAP}px ${COLUMN_GAP}px;
  ${from.sm} { ${columns(GRID_COLUMNS.sm)} }
  ${from.lg} { ${columns(GRID_COLUMNS.lg)} }
  ${from.xl} {
    ${columns(GRID_COLUMNS.xl.presentation)}
    &[data-mode='edit'] { ${columns(GRID_COLUMNS.xl.edit)} }
  }
  > li { position: relative; break-inside: avoid; }
  &[data-view='list'] { display: block; }
  &[data-view='list'] > li { border-top: 1px solid var(--color-line); }
  &[data-view='list'] > li:last-child { border-bottom: 1px solid var(--color-line); }

  &[data-windowed] {
    display: block;
    position: relative;
    contain: layout style;
    overflow-anchor: none;
  }
  &[data-windowed] > li { position: absolute; contain: layout style; }
`;

/** What flies by during a fling: a tint and two lines, drawn without a single element inside. */
export const Placeholder = styled.div`
  height: 100%;
  border-radius: var(--radius-m);

  background:
    linear-gradient(var(--color-sunken) 0 0) 0 calc(100% - 46px) / 62% 12px no-repeat,
    linear-gradient(var(--color-sunken) 0 0) 0 calc(100% - 22px) / 40% 10px no-repeat;
  &::before {
    content: '';
    display: block;
    aspect-ratio: var(--picture-ratio, 4 / 3);
    max-height: 100%;
    border-radius: inherit;
    background: var(--color-sunken);
  }
  [data-view='list'] & {
    height: ${LIST_ROW_HEIGHT}px;
    background: linear-gradient(var(--color-sunken) 0 0) 96px 50% / 30% 12px no-repeat;
    &::before { height: 54px; position: relative; left: 8px; top: 13px; border-radius: var(--radius-s); }
  }
`;
