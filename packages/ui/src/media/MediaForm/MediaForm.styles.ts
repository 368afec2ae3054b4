import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';

export const PickerBox = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

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

/** The medium as it is now, while it is edited. */
export const Current = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  small { display: block; font-size: var(--text-s); font-weight: 400; color: var(--color-ink-2); }
`;

/** Beneath each other, so that a message has the whole width and nothing below moves. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  div:has(> input[inputmode='numeric']) { max-width: 112px; }
`;
