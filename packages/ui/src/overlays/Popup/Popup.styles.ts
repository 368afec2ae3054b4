import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { seenAtOnce } from '../seenAtOnce.ts';

export const Surface = styled(Popover)`
  display: flex;
  flex-direction: column;
  border-radius: var(--radius-m);
  overflow: hidden;
  outline: none;
  animation: ${animations.appear} var(--time-quick) ease-out;
  &[data-placement] { ${seenAtOnce} }

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
