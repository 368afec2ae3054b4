import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { inGap, inRow } from './Tile.styles.ts';

/** Where the picture would be, with its size. */
export const Place = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  width: 100%;
  aspect-ratio: var(--picture-ratio);
  padding: var(--space-3);
  border-radius: var(--radius-l);
  svg { flex: none; width: 32px; height: 32px; stroke-width: 1.5; }
  article[data-kind='collection'] & { border-radius: var(--radius-m); }
  ${inRow} { grid-area: mark; padding: 0; border-radius: var(--radius-s); svg { width: 20px; height: 20px; } }

  border: 1.5px dashed var(--color-line-strong);
  background: var(--color-sunken);
  color: var(--color-ink-3);
`;

export const AddPhoto = styled(Place)`
  gap: var(--space-2);
  padding: var(--space-4);
  touch-action: manipulation;
  font-weight: var(--weight-medium);
  /* Its words stand where they would stand on the picture. */
  ${inGap} { grid-area: 1 / 1; padding-bottom: 56px; }
  /* As wide as the pictures above and below it. */
  ${inRow} { flex: none; gap: 0; width: 72px; margin-inline-start: var(--space-2); padding: 0; font-size: var(--text-xs); }
  article[data-kind='collection'][data-view='list'] & { margin: 0; }

  color: var(--color-ink-2);
  &:hover { color: var(--color-accent); border-color: var(--color-accent); background: var(--color-accent-soft); }
`;

export const ShowAgain = styled(Button)`
  ${inRow} { grid-area: button; justify-self: start; }
  && { background: var(--color-surface); &:hover { background: var(--color-paper); } }
`;
