import styled from 'styled-components';
import { Zone } from '../FileZone.styles.ts';

export const Box = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** Dashed while empty; the picture itself afterwards. */
export const Place = styled(Zone)`
  grid-template-columns: minmax(0, 1fr);
  min-height: 184px;
  &[data-shown] {
    justify-items: stretch;
    gap: var(--space-3);
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }
`;

export const Preview = styled.div`
  position: relative;
  width: 100%;
  max-height: 46vh;
  aspect-ratio: var(--preview-ratio);
  overflow: hidden;
  border-radius: var(--radius-m);
  outline: 2px solid transparent;
  transition: outline-color var(--time-quick);
  background: var(--color-sunken);
  [data-over] > & { outline-color: var(--color-accent); }
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

export const ChosenButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  [data-shown] > & { justify-content: flex-start; }
`;
