import styled from 'styled-components';
import { edge } from '../theme/edge.ts';

/** Where files are dropped: dashed while it waits, tinted while they hang above it. */
export const Zone = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  border: 1.5px dashed var(--color-line-strong);
  border-radius: var(--radius-m);
  text-align: center;
  transition: background-color var(--time-quick), border-color var(--time-quick);

  background: var(--color-paper);
  &[data-over] { border-color: var(--color-accent); background: var(--color-accent-soft); }
  &[data-invalid] { border-color: var(--color-remove); }
  > svg { width: 28px; height: 28px; stroke-width: 1.5; color: var(--color-ink-3); }
  &[data-over] > svg { color: var(--color-accent); }
`;

export const ZoneText = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  [data-over] > & { color: var(--color-accent); font-weight: var(--weight-medium); }
`;

/** The label of a group of controls: looks like a field's label. */
export const GroupLabel = styled.div`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;

/** What the person should know, and nothing is wrong with. */
export const Remark = styled.output`
  display: block;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  background: color-mix(in oklab, var(--color-warning), var(--color-surface) 90%);
  color: var(--color-warning);
  ${edge}
`;

/** The parts of a form with files, beneath each other. */
export const FileStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
