import styled from 'styled-components';
import { Folded, Unfolded } from '../../overlays/OverflowMenu/OverflowMenu.styles.ts';
import { edge } from '../../theme/edge.ts';
import { visuallyHidden } from '../../theme/shared.styles.ts';
import { below, from } from '../../theme/tokens.ts';

const onPhone = `@media ${below.sm}`;

/** Along the bottom of the page, under trays and dialogs. */
export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 39;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  ${from.sm} { padding-inline: var(--space-10); }
  /* What is done with the chosen has a line of its own there. */
  ${from.md} { ${Unfolded} { display: contents; } ${Folded} { display: none; } }
  ${from.lg} { flex-wrap: nowrap; }
  button[data-variant] { padding-inline: 14px; }

  background: var(--color-surface);
  box-shadow: var(--shadow-mid);
  ${edge}
`;

export const Count = styled.p`
  flex: 1;
  min-width: 0;
  line-height: var(--line-tight);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  ${from.lg} { flex: none; margin-inline-end: var(--space-2); }
`;

/** Lighter than what is done with the chosen. On a narrow screen they have a line of their own, above it. */
export const Choices = styled.div`
  order: -1;
  display: flex;
  flex: 0 0 calc(100% + 20px);
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  margin-inline: -10px;
  ${from.lg} { order: 0; flex: 1; margin-inline: 0; }
  button[data-variant='quiet'] {
    padding-inline: 10px;
    font-weight: var(--weight-medium);
    color: var(--color-accent);
    &:not(:focus-visible) { box-shadow: none; }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

/** What a phone leaves out of a label. */
export const Rest = styled.span`
  ${onPhone} { ${visuallyHidden} }
`;

/** What it keeps, as a label of its own. */
export const Short = styled.span`
  ${onPhone} {
    display: inline-block;
    &::first-letter { text-transform: uppercase; }
  }
`;
