import styled from 'styled-components';
import { buttonLook } from '../../controls/Button/Button.styles.ts';
import { Link } from '../../controls/Link/Link.tsx';
import { from } from '../../theme/tokens.ts';

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  align-items: center;
  justify-content: center;
  justify-items: center;
  gap: var(--space-10);
  align-content: center;
  min-height: calc(100dvh - var(--size-header));
  outline: none;
  padding: var(--space-8) var(--space-5);
  ${from.md} { grid-template-columns: minmax(0, 420px) auto; gap: var(--space-16); justify-items: start; }
`;

export const Text = styled.div`
  justify-self: stretch;
`;

export const Eyebrow = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--weight-bold);
  letter-spacing: 0.06em;
  color: var(--color-ink-2);
`;

export const Title = styled.h1`
  font-size: var(--text-2xl);
`;

export const Detail = styled.p`
  margin-top: var(--space-4);
  font-size: var(--text-l);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

export const Explained = styled.p`
  margin-top: var(--space-3);
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

export const BackHome = styled(Link)`
  ${buttonLook}
  min-height: var(--size-touch);
  margin-top: var(--space-7);
`;

/** As large as the drawing of a misprint, and in its place. */
export const SheetPlace = styled.svg`
  width: min(280px, 64vw);
  height: auto;
  overflow: visible; /* The sheet's shadow is wider than the drawing. */
  order: -1;
  ${from.md} { order: 0; }
`;
