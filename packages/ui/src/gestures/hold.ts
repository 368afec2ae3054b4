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
  /** How long it must last. */
  ms?: number;
}

/** Tells a press that lasts from a click: knows time and distance, nothing of the browser. */
export const createHold = ({ onHold, onProgress, ms = HOLD_MS }: HoldCoreOptions) => {
  let progress: HoldProgress = 'idle';
  let from = { x: 0, y: 0 };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let isClickDue = false;
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
  const forgetClick = () => {
    clearTimeout(grace);
    isClickDue = false;
  };
  /** The press is no hold after all. A completed one stays: its click must still be swallowed. */
  const cancel = () => {
    stop();
    if (progress === 'pressed') become('idle');
  };

  return {
    press: (x = 0, y = 0) => {
      cancel();
      forgetClick();
      from = { x, y };
      wasDragged = false;
      quiet = setTimeout(become, QUIET_MS, 'pressed');
      timer = setTimeout(() => {
        clearTimeout(quiet);
        become('held');
        onHold();
      }, ms);
    },
    move: (x: number, y: number) => {
      const distance = Math.hypot(x - from.x, y - from.y);
      if (distance > MOVE_TOLERANCE_PX) cancel();
      if (distance > DRAG_PX) wasDragged = true;
    },
    cancel,
    release: () => {
      stop();
      if (progress === 'held' || wasDragged) {
        isClickDue = true;
        grace = setTimeout(forgetClick, CLICK_GRACE_MS);
      }
      become('idle');
    },
    /** Whether the click that just arrived belongs to a completed hold, or ends a drag. Asking uses it up. */
    swallowsClick: () => {
      const swallows = isClickDue || progress === 'held';
      forgetClick();
      return swallows;
    },
    isHeld: () => progress === 'held',
  };
};
