import styled from 'styled-components';

/** The room of the tools; the skeleton keeps it. */
export const BarRoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: var(--space-1);
  border-bottom: 1px solid var(--color-line);
`;

export const Bar = styled(BarRoom).attrs({ role: 'toolbar' })``;

/** Sets undo and redo apart. */
export const Gap = styled.span`
  flex: 1;
`;

export const LinkRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-paper);
  > :first-child { flex: 1 1 200px; }
`;

export const LinkButtons = styled.div`
  display: flex;
  padding-top: 25px;
`;
