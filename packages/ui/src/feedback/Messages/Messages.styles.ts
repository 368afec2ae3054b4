import styled from 'styled-components';
import { Panel as DialogPanel } from '../../overlays/ConfirmDialog/ConfirmDialog.styles.ts';

export const Panel = styled(DialogPanel)`
  width: min(520px, 100%);
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow-y: auto;
  [role='dialog'] { outline: none; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-2) var(--space-6);
`;

export const None = styled.p`
  padding: var(--space-2) var(--space-6) var(--space-8);
  color: var(--color-ink-2);
`;

export const Lines = styled.ul`padding: 0 var(--space-6) var(--space-5);`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding-block: var(--space-3);
  & + & { border-top: 1px solid var(--color-line); }
  > p { overflow-wrap: anywhere; }
  > svg { width: 18px; height: 18px; margin-top: 2px; }

  &[data-kind='success'] > svg { color: var(--color-good); }
  &[data-kind='warning'] > svg { color: var(--color-warning); }
  &[data-kind='error'] > svg { color: var(--color-remove); }
`;

export const Time = styled.time`
  font-size: var(--text-s);
  line-height: calc(var(--text-m) * var(--line-body));
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-2);
`;
