import styled from 'styled-components';

/** States side by side: each as wide as it wants to be, on rows of their own where they are wide. */
export const Grid = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Cell = styled.li`
  && {
    flex: 0 1 auto;
    min-width: min(100%, 220px);
    max-width: 100%;
    margin: 0;
  }
  &[data-wide] { flex-basis: 100%; }
`;

export const Caption = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding: 0 2px var(--space-2);
  font-size: var(--text-s);
  strong { font-weight: var(--weight-bold); }
  small { color: var(--color-ink-3); font-size: var(--text-xs); margin-left: var(--space-2); }
`;

/** The sheet that a state lies on. */
export const Stage = styled.div`
  position: relative;
  overflow: auto;
  border-radius: var(--radius-m);
  background: var(--color-paper);
  box-shadow: inset 0 0 0 1px var(--color-line), var(--shadow-low);
  &[data-padded] { padding: var(--space-6) var(--space-5); }
`;

export const FrameBox = styled.div`
  overflow: hidden;
  border-radius: var(--radius-m);
  max-width: 100%;
`;

export const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
  background: var(--color-paper);
`;
