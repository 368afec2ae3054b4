import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';

export const Surface = styled(Popover)`
  display: flex;
  flex-direction: column;
  border-radius: var(--radius-m);
  overflow: hidden;
  outline: none;
  animation: ${animations.appear} var(--time-quick) ease-out;
  /* react-aria keeps it unseen for up to 0.7 s, while a software keyboard might come: it moves with that anyway. */
  &[data-placement] { opacity: 1 !important; clip: auto !important; clip-path: none !important; mask-image: none !important; }

  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-mid);
  ${edge}
`;

/** What scrolls in it. */
export const scrolling = `
  min-height: 0;
  padding: 6px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;
