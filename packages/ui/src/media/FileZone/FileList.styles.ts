import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  border-bottom: 1px solid var(--color-line);
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-3);
  min-height: 60px;
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
`;

export const ItemName = styled.p`
  font-weight: var(--weight-medium);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const ItemNote = styled.p`
  display: flex;
  align-items: center;
  gap: 5px;
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  svg { flex: none; width: 14px; height: 14px; }

  color: var(--color-ink-2);
  &[data-refused] { color: var(--color-remove); }
`;

export const Small = styled.div`
  display: grid;
  place-items: center;
  width: 56px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-sunken);
  color: var(--color-line-strong);
  img { width: 100%; height: 100%; object-fit: cover; }
  svg { width: 20px; height: 20px; stroke-width: 1.5; }
`;
