import styled from 'styled-components';

/** Two themes in one sample, on a chessboard that shows through what is not opaque. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 76px;
  && { margin-bottom: var(--space-2); }
  border-radius: var(--radius-m);
  overflow: hidden;
  background: repeating-conic-gradient(#ffffff 0 25%, #d9d5cb 0 50%) 0 0 / 16px 16px;
  box-shadow: 0 0 0 1px var(--color-line), var(--shadow-low);
`;

export const Chip = styled.span`display: block;`;

export const Pairs = styled.table`
  && { width: 100%; margin: 0; border-collapse: separate; border-spacing: var(--space-2); }
  th { padding: 0 var(--space-2); text-align: left; font-weight: var(--weight-medium); font-size: var(--text-s); }
  &&&& :is(tr, th, td) { background: none; border: 0; }
  && td { padding: 0; }
`;

/** A text on its ground, and what was measured. */
export const Pair = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  box-shadow: inset 0 0 0 1px rgb(27 26 23 / 0.1);
  strong { font-size: var(--text-l); font-weight: var(--weight-bold); }
  span { font-size: var(--text-s); font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export const PairGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--space-3);
`;
