import styled from 'styled-components';
import { feedback } from '../nl/feedback.ts';
import { animations } from '../theme/animations.ts';
import { forcedColors } from '../theme/tokens.ts';

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  height: 3px;
  overflow: hidden;
  pointer-events: none;
  animation: ${animations.appear} 1ms 300ms backwards;
  &::before {
    content: '';
    display: block;
    width: 35%;
    height: 100%;
    background: var(--color-accent);
    animation: ${animations.sweep} 1.4s ease-in-out infinite;
    ${forcedColors} { forced-color-adjust: none; background: Highlight; }
  }
`;

/** Along the top of the window while a page or a dialog that was asked for is on its way: seen from 300 ms on. */
export const PendingLine = () => <Line role="progressbar" aria-label={feedback.pending} />;
