import styled from 'styled-components';

export const Preview = styled.div`
  position: relative;
  width: 100%;
  max-height: 46vh;
  aspect-ratio: var(--preview-ratio);
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  /* What is worked on once it is chosen: until then not larger than it was drawn for. */
  &[data-small] { max-width: 260px; }
  > img { width: 100%; height: 100%; object-fit: contain; }
`;

export const FileLine = styled.p`
  display: flex;
  gap: var(--space-3);
  min-width: 0;
  font-size: var(--text-s);
  > span:first-child { overflow: hidden; font-weight: var(--weight-medium); text-overflow: ellipsis; white-space: nowrap; }
  > span:last-child { flex: none; color: var(--color-ink-2); }
`;
