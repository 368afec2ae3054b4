import styled from 'styled-components';

export const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

/** A place to go to: the whole tile is the link. */
export const Tile = styled.li`
  position: relative;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: 0 0 0 1px var(--color-line);
  &:hover { box-shadow: 0 0 0 1px var(--color-line), var(--shadow-mid); }
  &:has(a:focus-visible) { outline: 2px solid var(--color-accent); outline-offset: 2px; }
  img { display: block; width: 100%; aspect-ratio: 16 / 10; height: auto; margin-bottom: var(--space-3); object-fit: cover; border-radius: var(--radius-s); }
  && a { display: block; color: var(--color-ink); font-weight: var(--weight-bold); text-decoration: none; outline: none; }
  && a::after { content: ''; position: absolute; inset: 0; }
  && a:hover { color: var(--color-accent); }
  span { font-size: var(--text-s); line-height: 1.45; color: var(--color-ink-2); }
`;
