import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';

/** The label, the zone and the help, beneath each other. */
export const ZoneBox = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Where files are dropped: dashed while it waits, tinted while they hang above it, nothing of its own around what is shown. */
export const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  border: 1.5px dashed var(--color-line-strong);
  border-radius: var(--radius-m);
  text-align: center;

  background: var(--color-paper);
  &[data-over] { border-color: var(--color-accent); background: var(--color-accent-soft); }
  &[data-invalid] { border-color: var(--color-remove); }
  > svg { width: 28px; height: 28px; stroke-width: 1.5; color: var(--color-ink-3); }
  &[data-over] > svg { color: var(--color-accent); }
  &[data-shown] { justify-items: stretch; gap: var(--space-3); padding: 0; border: 0; background: none; text-align: start; }
  &[data-shown][data-over] { outline: 2px solid var(--color-accent); outline-offset: 2px; }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  [data-shown] > & { justify-content: flex-start; }
`;

export const ZoneText = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  [data-over] > & { color: var(--color-accent); font-weight: var(--weight-medium); }
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

/** Leads out of the application, beneath the help. */
export const OutwardLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 24px;
  font-size: var(--text-s);
  text-decoration: underline;
  text-underline-offset: 0.15em;
  svg { width: 14px; height: 14px; }
  ${onTouch} { min-height: var(--size-touch); }
  color: var(--color-accent);
`;

/** What somebody should know before it is sent. */
export const Caution = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  text-wrap: pretty;
`;
