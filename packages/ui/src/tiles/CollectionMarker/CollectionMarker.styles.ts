import styled from 'styled-components';
import { forcedColors, onTouch } from '../../theme/tokens.ts';

/** The place that can be pressed: wider than the ribbon that is seen. */
export const Target = styled.a`
  display: grid;
  justify-items: center;
  align-content: start;
  width: 34px;
  height: 40px;
  border-radius: var(--radius-s);
  touch-action: manipulation;
  ${onTouch} { width: var(--size-touch); height: 48px; }
`;

export const Ribbon = styled.span`
  width: 24px;
  height: 32px;
  padding-top: 5px;
  clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%);
  font-size: var(--text-xs);
  font-weight: 650;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  transition: height var(--time-quick) var(--ease-out);
  a:hover > & { height: 37px; }

  background: var(--color-accent);
  color: var(--color-on-accent);
  ${forcedColors} { forced-color-adjust: none; background: Highlight; color: HighlightText; }
`;
