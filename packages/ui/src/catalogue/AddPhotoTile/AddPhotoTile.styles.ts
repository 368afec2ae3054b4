import styled from 'styled-components';

export const AddPhoto = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: 100%;
  aspect-ratio: var(--picture-ratio);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  touch-action: manipulation;
  font-weight: var(--weight-medium);
  transition: background-color var(--time-quick), border-color var(--time-quick), color var(--time-quick);
  svg { width: 32px; height: 32px; stroke-width: 1.5; }

  border: 1.5px dashed var(--color-line-strong);
  background: var(--color-sunken);
  color: var(--color-ink-2);
  &:hover { color: var(--color-accent); border-color: var(--color-accent); background: var(--color-accent-soft); }
`;

export const Of = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: var(--text-s);
  font-weight: 400;
`;
