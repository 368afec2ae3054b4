import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

/** The two summaries, as tabs beside each other. */
export const Summaries = styled.div.attrs({ role: 'tablist' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
`;

export const Summary = styled.button.attrs({ type: 'button', role: 'tab' })`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 56px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  font-weight: var(--weight-medium);
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  ${from.sm} { padding-inline: var(--space-4); }
  > span { min-width: 0; font-variant-numeric: tabular-nums; }
  svg { flex: none; width: 20px; height: 20px; }

  background: var(--color-paper);
  color: var(--color-ink-2);
  ${edge}
  &[data-kind='imported'] svg { color: var(--color-good); }
  &[data-kind='failed'] svg { color: var(--color-remove); }
  &[data-empty] svg { color: var(--color-ink-3); }
  &:hover { background: var(--color-sunken); }
  &[aria-selected='true'] { background: var(--color-surface); color: var(--color-ink); box-shadow: inset 0 0 0 2px var(--color-ink); }
`;

export const Panel = styled.div.attrs({ role: 'tabpanel' })`
  margin-top: var(--space-3);
`;

/** Scrolls within itself. */
export const List = styled.div`
  max-height: clamp(168px, calc(100dvh - 360px), 440px);
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
`;

/** The first is as high as it is, so that the window opens at the height that it keeps. */
export const Block = styled.div`
  &:not(:first-child) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 6000px;
  }
  > div { padding: 9px var(--space-4); border-bottom: 1px solid var(--color-line); overflow-wrap: anywhere; }
  &:last-child > :last-child { border-bottom: 0; }
  strong { font-weight: var(--weight-medium); }
  p { white-space: pre-line; font-size: var(--text-s); color: var(--color-remove); }
`;

export const Nothing = styled.p`
  padding: var(--space-8) var(--space-4);
  text-align: center;
  color: var(--color-ink-2);
`;
