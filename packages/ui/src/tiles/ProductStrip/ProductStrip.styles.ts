import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { onTouch } from '../../theme/tokens.ts';

export const Section = styled.section`
  min-width: 0;
  margin-top: var(--space-8);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  h2 { font-size: var(--text-l); }
`;

export const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-control);
  ${onTouch} { min-height: var(--size-touch); }
  margin-left: auto;
  font-size: var(--text-s);
  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); text-decoration: underline; }
`;

/** The page does not scroll sideways: the row does. */
export const Items = styled.ul`
  display: flex;
  gap: var(--space-4);
  margin-left: -4px;
  padding: 4px 0 var(--space-3) 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-4);
  > li { flex: 0 0 132px; min-width: 0; }
`;

export const Small = styled.a`
  display: block;
  border-radius: var(--radius-s);
  color: var(--color-ink);
  &:hover { text-decoration: underline; }
`;

export const Name = styled.span`
  display: block;
  margin-top: var(--space-1);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Unseen = styled.span`
  display: block;
  margin-top: 2px;
  color: var(--color-ink-2);
  font-size: var(--text-xs);
`;
