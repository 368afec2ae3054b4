import styled, { css } from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

/** The two summaries, as tabs beside each other. */
export const Tabs = styled.div.attrs({ role: 'tablist' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
`;

export const Tab = styled.button.attrs({ role: 'tab' })`
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
  transition: background-color var(--time-quick), box-shadow var(--time-quick);
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

export const TabPanel = styled.div.attrs({ role: 'tabpanel' })`
  margin-top: var(--space-3);
`;

/** Scrolls within itself; what is outside of sight is not in the page. */
export const ListBox = styled.div`
  height: clamp(168px, calc(100dvh - 360px), 440px);
  overflow: hidden auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  &[data-short] { height: auto; max-height: clamp(168px, calc(100dvh - 360px), 440px); }
`;

export const List = styled.ol`
  position: relative;
  contain: layout style;
`;

export const Item = styled.li`
  position: absolute;
  inset: 0 0 auto;
  contain: layout style;
  box-shadow: inset 0 -1px 0 var(--color-line);
  &:last-child[data-last] { box-shadow: none; }
  &[data-open] { background: var(--color-paper); }
`;

const oneLine = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ItemName = styled.span`
  ${oneLine}
  font-weight: var(--weight-medium);
`;

export const Done = styled.p`
  display: grid;
  align-content: center;
  height: 100%;
  padding: 0 var(--space-4);
`;

/** A failed row: its name, why, and a press to read it all. */
export const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  padding: 0 var(--space-3) 0 var(--space-4);
  text-align: start;
  &:focus-visible { outline-offset: -2px; border-radius: var(--radius-m); }
  &:hover { background: var(--color-paper); }
  > svg { width: 18px; height: 18px; color: var(--color-ink-3); transition: transform var(--time-move) var(--ease-out); }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
  &[aria-expanded='true'] ${ItemName} { white-space: normal; overflow-wrap: anywhere; }
  &[aria-expanded='true'] { padding-block: 9px; align-items: start; }
`;

export const Why = styled.span`
  display: flex;
  gap: var(--space-2);
  font-size: var(--text-s);
  color: var(--color-remove);
  > span:first-child { ${oneLine} }
  > span + span { flex: none; color: var(--color-ink-3); }
`;

export const Messages = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0 var(--space-8) var(--space-3) var(--space-4);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  color: var(--color-remove);
  li { position: relative; padding-left: var(--space-3); }
  li::before { content: '–'; position: absolute; left: 0; }
`;

export const Nothing = styled.p`
  padding: var(--space-8) var(--space-4);
  text-align: center;
  color: var(--color-ink-2);
`;
