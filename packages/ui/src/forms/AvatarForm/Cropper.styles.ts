import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';

/** Square, never so large that the buttons leave the screen. */
export const Frame = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 44vh);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-m);
  background: var(--color-sunken);

  .reactEasyCrop_Container { cursor: grab; &:active { cursor: grabbing; } }
  .reactEasyCrop_CropArea { color: var(--color-dim); }
  .reactEasyCrop_CropArea:focus-visible { outline: 3px solid var(--color-accent); outline-offset: -3px; }
`;

/** A native slider with its name. */
export const Slider = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  input { flex: 1; min-width: 0; height: 36px; accent-color: var(--color-accent); cursor: pointer; }
  ${onTouch} { input { height: var(--size-touch); } }
`;

export const Help = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  ${onTouch} { span { display: none; } }
`;
