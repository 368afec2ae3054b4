import styled from 'styled-components';

export const Board = styled.ul`
  && { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: var(--space-6); margin: 0; padding: 0; list-style: none; }
`;

export const Place = styled.li`
  && { position: relative; margin: 0; }
  img { width: 100%; aspect-ratio: 16 / 10; height: auto; margin-bottom: var(--space-3); object-fit: cover; border-radius: var(--radius-m); transition: box-shadow var(--time-move) var(--ease-out); }
  &:hover img { box-shadow: var(--shadow-mid); }
  && a { display: block; color: var(--color-ink); font-weight: var(--weight-bold); text-decoration: none; }
  && a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-m); }
  && a:hover { color: var(--color-accent); }
  a:focus-visible { outline: none; }
  &:has(a:focus-visible) { outline: 2px solid var(--color-accent); outline-offset: 6px; border-radius: var(--radius-m); }
  span { font-size: var(--text-s); line-height: 1.45; color: var(--color-ink-2); }
`;
