import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { hasModifier } from './hasModifier.ts';
import { CLICK_GRACE_MS, createHold, type HoldCoreOptions, type HoldProgress } from './hold.ts';
import { swallow } from './swallow.ts';

/** How long a mouse must rest on an element before it counts as interest, in ms. */
const DWELL_MS = 80;

export interface UseHoldOptions {
  /** The press lasted 600 ms. Absent: the element is a plain link. */
  onHold?: () => void;
  /** A press is beginning, or a mouse rests on the element: time to fetch what its click will show. */
  onPressStart?: () => void;
}

/** What made a hold or a drag is let go, maybe over what came beneath it: the click that follows presses nothing, and neither does the mouse that a finger plays before it. */
const guardClick = () => {
  const guard = new AbortController();
  const listen = { capture: true, signal: guard.signal };
  const end = () => guard.abort();
  for (const type of ['mousedown', 'mouseup', 'click']) window.addEventListener(type, swallow, listen);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, end, listen);
  setTimeout(end, CLICK_GRACE_MS);
};

/**
 * Until the key that made a hold is let go, nothing else hears it: the repeats of a held Enter would
 * otherwise press whatever the hold has just given the focus. `onUp` hears its release.
 */
const guardKey = (key: string, onUp?: () => void) => {
  const guard = new AbortController();
  const listen = { capture: true, signal: guard.signal };
  const end = () => {
    guard.abort();
    onUp?.();
  };
  window.addEventListener('keydown', event => {
    if (event.key === key && event.repeat) swallow(event);
    else end();
  }, listen);
  window.addEventListener('keyup', event => {
    if (event.key !== key) return;
    swallow(event);
    end();
  }, listen);
  window.addEventListener('blur', event => { if (event.target === window) end(); }, listen);
};

/**
 * The hold in the browser: follows one pointer over the whole window until it is let go.
 * A second pointer, a scroll, or another window or tab coming to the front ends the press.
 */
const createPointerHold = (options: HoldCoreOptions) => {
  const hold = createHold(options);
  let following: AbortController | undefined;

  const end = () => {
    following?.abort();
    if (hold.release()) guardClick();
  };
  /** Whatever took the pointer away: a press is dropped, a completed hold is over. */
  const drop = () => {
    hold.cancel();
    end();
  };

  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    hold.press(clientX, clientY);
    following = new AbortController();
    const listen = { capture: true, passive: true, signal: following.signal };
    const isSame = (event: { pointerId: number }) => event.pointerId === pointerId;
    window.addEventListener('pointermove', event => { if (isSame(event)) hold.move(event.clientX, event.clientY); }, listen);
    window.addEventListener('pointerup', event => { if (isSame(event)) end(); }, listen);
    window.addEventListener('pointercancel', event => { if (isSame(event)) drop(); }, listen);
    window.addEventListener('pointerdown', event => { if (!isSame(event)) hold.cancel(); }, listen);
    window.addEventListener('scroll', hold.cancel, listen);
    window.addEventListener('blur', event => { if (event.target === window) drop(); }, listen);
    document.addEventListener('visibilitychange', drop, listen);
  };

  return { ...hold, follow, drop };
};

/**
 * Press and hold on a link, equal for mouse, finger, pen and keyboard (specification §2, "The product card"):
 * a short press stays a click, a completed hold swallows its click. Enter is a press, Space a hold at once.
 */
export const useHold = ({ onHold, onPressStart }: UseHoldOptions) => {
  const [progress, setProgress] = useState<HoldProgress>('idle');
  const isTouch = useRef(false);
  const isEnterDown = useRef(false);
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<ReturnType<typeof createPointerHold>>(undefined);
  useEffect(() => () => {
    clearTimeout(dwell.current);
    last.current?.drop();
  }, []);
  const isOffered = onHold !== undefined;
  /** Each press is a hold of its own: it does what was offered when it began. */
  const begin = () => {
    last.current?.drop();
    const hold = createPointerHold({
      onProgress: setProgress,
      onHold: () => {
        if (isEnterDown.current) guardKey('Enter', hold.release);
        onHold?.();
      },
    });
    last.current = hold;
    return hold;
  };

  return {
    progress,
    handlers: {
      'data-holdable': isOffered || undefined,
      'data-hold': progress === 'idle' ? undefined : progress,
      'aria-keyshortcuts': isOffered ? 'Space' : undefined,
      draggable: isOffered ? false : undefined,
      // A move, not an entry: what scrolls or is drawn beneath a mouse at rest is not pointed at.
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && onPressStart) dwell.current ??= setTimeout(onPressStart, DWELL_MS);
      },
      onPointerLeave: () => {
        clearTimeout(dwell.current);
        dwell.current = undefined;
      },
      onPointerDown: (event: PointerEvent) => {
        isTouch.current = event.pointerType !== 'mouse';
        if (event.button !== 0 || !event.isPrimary || hasModifier(event)) return;
        // The press says so already; only once the mouse has left may it rest here anew.
        clearTimeout(dwell.current);
        onPressStart?.();
        if (isOffered) begin().follow(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        isTouch.current = false;
        if (!isOffered || event.target !== event.currentTarget || hasModifier(event)) return;
        if (event.key === ' ') {
          event.preventDefault();
          if (event.repeat) return;
          guardKey(' ');
          onHold();
        }
        if (event.key === 'Enter') {
          event.preventDefault();
          if (event.repeat) return;
          isEnterDown.current = true;
          onPressStart?.();
          begin().press();
        }
      },
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || !isEnterDown.current) return;
        isEnterDown.current = false;
        const wasHeld = last.current?.isHeld();
        last.current?.release();
        if (!wasHeld) event.currentTarget.click();
      },
      onBlur: () => {
        if (isEnterDown.current) last.current?.cancel();
        isEnterDown.current = false;
      },
      // A long touch opens the system's menu at about 500 ms, just before the hold. The mouse keeps its own.
      onContextMenu: (event: MouseEvent) => {
        const type = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType;
        if (isOffered && (type ? type !== 'mouse' : isTouch.current)) event.preventDefault();
      },
      onDragStart: (event: SyntheticEvent) => { if (isOffered) event.preventDefault(); },
    },
  };
};
