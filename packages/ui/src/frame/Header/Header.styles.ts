import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: var(--size-header);
  border-bottom: 1px solid var(--color-line);
  padding: 0 var(--space-4);
  --search-inset: var(--space-4);
  /* The same as the page's: the logo stands above the heading. */
  ${from.md} { padding: 0 var(--space-10); --search-inset: var(--space-10); }
  &[data-level='phone'] { gap: var(--space-2); padding-right: var(--space-2); }

  background: var(--color-paper);
  color: var(--color-ink);
  &[data-mode='edit'] { background: var(--color-night); border-color: var(--color-night); color: var(--color-on-night); }
  &[data-mode='edit'] :is(a, button):focus-visible { outline-color: var(--color-on-night); }
`;

export const SkipLink = styled.a`
  position: absolute;
  left: var(--space-4);
  top: 10px;
  z-index: 2;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-4);
  border-radius: var(--radius-s);
  font-weight: var(--weight-bold);
  background: var(--color-accent);
  color: var(--color-on-accent);
  &:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }
`;

export const Home = styled(Link)`
  display: flex;
  align-items: center;
  flex: none;
  min-height: 44px;
  border-radius: var(--radius-s);
`;

/* Between logo and mode switch. In a wide header an opened search covers the links alone, else the whole header. */
export const Room = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  height: 100%;
  background: inherit;
  [data-level='wide'] > & { position: relative; --search-inset: 0px; }
  [data-level='phone'] > & { justify-content: flex-end; }
`;

export const Group = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
`;

export const Nav = styled.nav`
  position: relative;
  &[data-empty] { position: absolute; visibility: hidden; }
`;

export const Links = styled.ul`
  display: flex;
  gap: 2px;
  white-space: nowrap;
`;

export const LinkItem = styled.li`
  flex: none;
  &[data-folded] { position: absolute; top: 0; left: 0; visibility: hidden; pointer-events: none; }
`;

export const HeaderLinkElement = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 11px;
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); }
  &[aria-current] { color: var(--color-ink); background: var(--color-sunken); ${edge} }
  [data-mode='edit'] & { color: var(--color-on-night-2); &:hover { color: var(--color-on-night); } }
  [data-mode='edit'] &[aria-current] { color: var(--color-on-night); background: var(--color-night-2); &:not(:focus-visible) { outline-color: var(--color-edge-night); } }
`;

export const SearchSlot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-left: var(--space-4);
  background: inherit;
  &[data-search='box'] { flex: 0 1 240px; min-width: 0; }
`;
