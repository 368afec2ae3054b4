import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { clamp } from '../../theme/shared.styles.ts';
import { ACTIONS_HEIGHT, LIST_ROW_HEIGHT } from '../WindowedGrid/sizes.ts';

const inList = "[data-view='list'] &";

export const AddPhotoFrame = styled.div`
  min-width: 0;
  ${inList} { display: flex; align-items: center; gap: var(--space-2); height: ${LIST_ROW_HEIGHT - 1}px; }
`;

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
  svg { flex: none; width: 32px; height: 32px; stroke-width: 1.5; }
  ${inList} {
    flex: 1;
    flex-direction: row;
    min-width: 0;
    aspect-ratio: auto;
    height: 54px;
    margin-inline-start: var(--space-2);
    padding: 0 var(--space-4);
    border-radius: var(--radius-s);
    white-space: nowrap;
    svg { width: 20px; height: 20px; }
  }

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

/** As the words under a collection's picture. */
export const Caption = styled(Link)`
  display: block;
  margin-top: 10px;
  border-radius: var(--radius-s);
  ${inList} { flex: 1; min-width: 0; margin: 0; }
`;

export const Name = styled.span`
  ${clamp(2)}
  font-weight: var(--weight-medium);
  letter-spacing: -0.005em;
  ${inList} { -webkit-line-clamp: 1; }
`;

export const Subtitle = styled.span`
  display: block;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const AddPhotoActions = styled.div`
  display: flex;
  align-items: center;
  height: ${ACTIONS_HEIGHT}px;
  margin-left: -10px;
  ${inList} { flex: none; margin: 0 var(--space-1) 0 0; }
`;
