import styled from 'styled-components';
import { navigationText } from '../../nl/frame.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-weight: 650;
  font-size: 18px;
  letter-spacing: -0.02em;
  white-space: nowrap;
  svg { flex: none; width: 34px; height: 28px; }
  &[data-size='large'] { font-size: 24px; gap: var(--space-3); svg { width: 42px; height: 35px; } }
`;

/* The printer's four inks; the last card takes the colour of the text, so that it shows on ink too. */
const cards = [['#00a3c7', -33], ['#d6247a', -11], ['#f2b705', 11], ['currentcolor', 33]] as const;

export interface LogoProps {
  /** `large` on the sign-in page. */
  size?: 'medium' | 'large';
}

/** A fan of four printed cards and the name of the product. */
export const Logo = ({ size = 'medium' }: LogoProps) => (
  <Mark data-size={size}>
    <svg viewBox="0 0 34 28" aria-hidden>
      {cards.map(([fill, turn]) => <rect key={fill} x="12" y="2" width="10" height="24" rx="2" fill={fill} transform={`rotate(${turn} 17 26)`} />)}
    </svg>
    {navigationText.brand}
  </Mark>
);
