import styled from 'styled-components';

/** The room of the tools; the skeleton keeps it. */
export const BarRoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-bottom: 1px solid var(--color-line);
`;

export const Bar = styled(BarRoom).attrs({ role: 'toolbar' })``;

/** Undo and redo: apart, and together when there is no room. */
export const History = styled.span`
  display: flex;
  margin-left: auto;
`;

export const LinkRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-1) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-paper);
  > :first-child { flex: 1; grid-template-columns: minmax(0, 1fr); }
`;

export const LinkButtons = styled.div`
  display: flex;
  /* Beside the field, beneath its label. */
  padding-top: 25px;
`;
