import { HOLD_MS } from '../constants.ts';

/** How far, in px, a pressing finger may tremble before its press is taken for a scroll or drag. */
const MOVE_TOLERANCE_PX = 10;

/** A tap is over before this, in ms: nothing shows of a press that is not older, and nothing is drawn at it. */
export const QUIET_MS = 120;

/** A mouse that went this far, in px, was dragged: letting go of it there is no click. */
const DRAG_PX = 40;

/** How long after a hold's release its click can still arrive, in ms. A later click is a new one. */
export const CLICK_GRACE_MS = 350;

export type HoldProgress = 'idle' | 'pressed' | 'held';

export interface HoldCoreOptions {
  /** The press lasted. */
  onHold: () => void;
  /** The press is older than a tap ({@link QUIET_MS}), ended, or became a hold. */
  onProgress?: (progress: HoldProgress) => void;
}

/** Tells a press that lasts from a click: knows time and distance, nothing of the browser. */
export const createHold = ({ onHold, onProgress }: HoldCoreOptions) => {
  let progress: HoldProgress = 'idle';
  let from = { x: 0, y: 0 };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasDragged = false;

  const become = (next: HoldProgress) => {
    if (next === progress) return;
    progress = next;
    onProgress?.(next);
  };
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(timer);
  };
  /** The press is no hold after all. A completed one stays. */
  const cancel = () => {
    stop();
    if (progress === 'pressed') become('idle');
  };

  return {
    press: (x = 0, y = 0) => {
      cancel();
      from = { x, y };
      wasDragged = false;
      quiet = setTimeout(become, QUIET_MS, 'pressed');
      timer = setTimeout(() => {
        clearTimeout(quiet);
        become('held');
        onHold();
      }, HOLD_MS);
    },
    move: (x: number, y: number) => {
      const distance = Math.hypot(x - from.x, y - from.y);
      if (distance > MOVE_TOLERANCE_PX) cancel();
      if (distance > DRAG_PX) wasDragged = true;
    },
    cancel,
    /** @returns whether it ends a hold or a drag: the click that follows is none */
    release: (): boolean => {
      stop();
      const wasMore = progress === 'held' || wasDragged;
      wasDragged = false;
      become('idle');
      return wasMore;
    },
    isHeld: () => progress === 'held',
  };
};
