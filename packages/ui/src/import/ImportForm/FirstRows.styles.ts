import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  margin-bottom: var(--space-3);
  h3 { font-size: var(--text-l); }
  p { font-size: var(--text-s); color: var(--color-ink-2); }
`;

/** Scrolls sideways within itself. */
export const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-s);
`;

export const Rows = styled.table`
  min-width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  th, td {
    max-width: 190px;
    height: 34px;
    padding: 0 var(--space-3);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th { font-weight: var(--weight-medium); background: var(--color-paper); color: var(--color-ink-2); }
  td { border-top: 1px solid var(--color-line); }
`;
