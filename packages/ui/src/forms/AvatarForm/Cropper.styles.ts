import styled from 'styled-components';
import { forcedColors, from, onTouch } from '../../theme/tokens.ts';

export const Box = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** Choosing: the photo that is there now, not larger than it was drawn for. */
export const Choosing = styled.div`
  &[data-filled] { max-width: 260px; }
`;

/** The frame, and what it will look like beside it. */
export const Stage = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  ${from.sm} { grid-template-columns: minmax(0, 1fr) auto; justify-items: stretch; gap: var(--space-6); }
`;

/** Square, never so large that the buttons leave the screen. */
export const Frame = styled.div`
  position: relative;
  width: min(100%, 44vh);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-m);
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  cursor: grab;
  &:active { cursor: grabbing; }
  ${from.sm} { justify-self: center; }

  background: var(--color-sunken);
  /* What the round picture leaves out. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: 50%; box-shadow: 0 0 0 999px var(--color-dim); pointer-events: none; opacity: 0.72; }
  &[aria-disabled='true'] { cursor: default; opacity: 0.5; pointer-events: none; }
  ${forcedColors} { &::after { border: 2px solid Highlight; } }
`;

/** The whole picture, laid so that the square fills its place. */
export const Whole = styled.img`
  position: absolute;
  left: 0;
  top: 0;
  max-width: none;
  height: auto;
  pointer-events: none;
  [data-eased] & { transition: transform var(--time-move) var(--ease-out); }
`;

export const Previews = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  ${from.sm} { flex-direction: column; align-items: flex-start; align-self: center; gap: var(--space-3); }
`;

export const PreviewsLabel = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const Round = styled.span`
  position: relative;
  flex: none;
  width: var(--preview-size);
  height: var(--preview-size);
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-sunken);
`;

export const Help = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  ${onTouch} { span { display: none; } }
`;

export const ZoomLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-inline: -10px;
`;

/** A native slider with a thumb that a finger finds. */
export const Slider = styled.input`
  appearance: none;
  flex: 1;
  min-width: 0;
  height: 36px;
  ${onTouch} { height: var(--size-touch); }
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--color-line-strong); }
  &::-moz-range-track { height: 4px; border-radius: 2px; background: var(--color-line-strong); }
  &::-webkit-slider-thumb { appearance: none; width: 22px; height: 22px; margin-top: -9px; border: 0; border-radius: 50%; background: var(--color-accent); box-shadow: 0 0 0 3px var(--color-surface); }
  &::-moz-range-thumb { width: 22px; height: 22px; border: 0; border-radius: 50%; background: var(--color-accent); box-shadow: 0 0 0 3px var(--color-surface); }
  &:disabled { cursor: default; opacity: 0.5; }
  ${forcedColors} {
    forced-color-adjust: none;
    &::-webkit-slider-runnable-track, &::-webkit-slider-thumb { background: ButtonText; box-shadow: 0 0 0 3px Canvas; }
    &::-moz-range-track, &::-moz-range-thumb { background: ButtonText; box-shadow: 0 0 0 3px Canvas; }
  }
`;
