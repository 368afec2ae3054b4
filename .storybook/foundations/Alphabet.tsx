import styled from 'styled-components';
import { Value } from './sheet.styles.ts';

const Signs = styled.p`
  max-width: 24ch;
  margin-bottom: var(--space-4);
  font-size: 40px;
  line-height: 1.35;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Figures = styled.p`font-size: var(--text-xl); font-variant-numeric: tabular-nums;`;

/** The signs that the product writes, in its own type. */
export const Alphabet = () => (
  <>
    <Signs>Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz é è ë ê ï ö ü ç à “ ” ‘ ’ … – × € &amp; ( ) / @ ?</Signs>
    <Figures>0123456789 · 17-11-2026<br />1111111111 · 30-08-2025</Figures>
    <Value>Cijfers van gelijke breedte: datums en aantallen staan recht onder elkaar.</Value>
  </>
);
