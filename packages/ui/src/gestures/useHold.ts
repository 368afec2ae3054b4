import {
  useEffect, useLayoutEffect, useRef, useState,
  type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent,
} from 'react';
import { createGesture } from './gesture.ts';
import { guardKey } from './guardKey.ts';
import type { HoldProgress } from './hold.ts';

/** What a hold of a card does, and what it is called. */
export interface HoldOffer<OfId> {
  /** In two or three words, on the card: 'in collectie'. */
  label: string;
  /** Whether the card's button and its description speak of adding or of removing. */
  kind?: 'add' | 'remove';
  /** The card was held for 600 ms, or Space was pressed on it. The element is the card: lift it from there. */
  onHold: (id: OfId, element: HTMLElement) => void;
}

export interface UseHoldOptions {
  /** The press lasted 600 ms. Absent: the element is a plain link. */
  onHold?: () => void;
  /** A press may become a click: time to fetch what the click will show. */
  onPressStart?: () => void;
}

const hasModifier = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * Press and hold on a link, equal for mouse, finger, pen and keyboard (specification §2, product card):
 * a short press stays a click, a completed hold swallows its click. Enter is a press, Space a hold at once.
 */
export const useHold = ({ onHold, onPressStart }: UseHoldOptions) => {
  const [progress, setProgress] = useState<HoldProgress>('idle');
  const latest = useRef(onHold);
  useLayoutEffect(() => { latest.current = onHold; });
  const touched = useRef(false);
  const isEnterDown = useRef(false);
  const [gesture] = useState(() => {
    const made = createGesture({
      onProgress: setProgress,
      onHold: () => {
        if (isEnterDown.current) guardKey('Enter', made.release);
        latest.current?.();
      },
    });
    return made;
  });
  useEffect(() => gesture.drop, [gesture]);
  const offered = onHold !== undefined;

  return {
    progress,
    handlers: {
      'data-holdable': offered || undefined,
      'data-hold': progress === 'idle' ? undefined : progress,
      'aria-keyshortcuts': offered ? 'Space' : undefined,
      draggable: offered ? false : undefined,
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType !== 'mouse';
        if (event.button !== 0 || !event.isPrimary || hasModifier(event)) return;
        onPressStart?.();
        if (offered) gesture.follow(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        touched.current = false;
        if (!offered || event.target !== event.currentTarget || hasModifier(event)) return;
        if (event.key === ' ') {
          event.preventDefault();
          if (event.repeat) return;
          guardKey(' ');
          latest.current?.();
        }
        if (event.key === 'Enter') {
          event.preventDefault();
          if (event.repeat) return;
          isEnterDown.current = true;
          onPressStart?.();
          gesture.press();
        }
      },
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || !isEnterDown.current) return;
        isEnterDown.current = false;
        const wasHeld = gesture.isHeld();
        gesture.release();
        if (!wasHeld) event.currentTarget.click();
      },
      onBlur: (_event: FocusEvent) => {
        if (isEnterDown.current) gesture.cancel();
        isEnterDown.current = false;
      },
      onClickCapture: (event: MouseEvent) => {
        if (!gesture.swallowsClick()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      // A long touch opens the system's menu at about 500 ms, just before the hold. The mouse keeps its own.
      onContextMenu: (event: MouseEvent) => {
        const type = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType;
        if (offered && (type ? type !== 'mouse' : touched.current)) event.preventDefault();
      },
      onDragStart: (event: SyntheticEvent) => { if (offered) event.preventDefault(); },
    },
  };
};
