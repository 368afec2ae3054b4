import { useRef, useSyncExternalStore, type MouseEvent, type PointerEvent } from 'react';
import { CLICK_GRACE_MS } from './hold.ts';

/** px that a finger may wander before the picture follows it. */
const SLACK_PX = 8;
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.4;
const SHARE_OF_WIDTH = 0.18;
const LONGEST_PX = 120;

interface SwipeTravel {
  /** px to the right since the finger came down. */
  dx: number;
  /** px down since then. */
  dy: number;
  /** ms since then. */
  ms: number;
  /** px: how wide the picture is. */
  width: number;
}

/** Whether the finger moves sideways rather than scrolling. */
const isSideways = ({ dx, dy }: Pick<SwipeTravel, 'dx' | 'dy'>) => Math.abs(dx) > SLACK_PX && Math.abs(dx) > Math.abs(dy) * 1.5;

/** What a swipe asks for: 1 is the next picture (finger to the left), -1 the previous one, 0 neither. */
export const swipeStep = ({ dx, dy, ms, width }: SwipeTravel): -1 | 0 | 1 => {
  if (!isSideways({ dx, dy })) return 0;
  const far = Math.abs(dx) >= Math.min(width * SHARE_OF_WIDTH, LONGEST_PX);
  const quick = Math.abs(dx) >= FLICK_PX && Math.abs(dx) / Math.max(ms, 1) >= FLICK_PX_PER_MS;
  if (!far && !quick) return 0;
  return dx < 0 ? 1 : -1;
};

/** px at the bottom of a film that belong to its own controls. */
const FILM_CONTROLS_PX = 88;

const isOnFilmControls = (event: PointerEvent) =>
  event.target instanceof HTMLVideoElement && event.clientY > event.target.getBoundingClientRect().bottom - FILM_CONTROLS_PX;

/** While the page is pinched larger, one finger pans it. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;
const watchZoom = (changed: () => void) => {
  window.visualViewport?.addEventListener('resize', changed);
  return () => window.visualViewport?.removeEventListener('resize', changed);
};

/**
 * Pointer handlers for an element that is swiped sideways. `--drag` (px) follows the finger and
 * `data-dragging` says so; the element's CSS decides what moves. A completed swipe swallows the click.
 * Give the element `touch-action: pan-y pinch-zoom`: its `style` lets go of that while the page is larger than life.
 */
export const useSwipe = (onStep: (step: -1 | 1) => void, isEnabled = true) => {
  const swipe = useRef<{ id: number; x: number; y: number; at: number } | undefined>(undefined);
  /** Until when a click is the end of a swipe, in ms of the events' clock. */
  const swallowsUntil = useRef(0);
  const isPanned = useSyncExternalStore(watchZoom, isZoomed);

  const letGo = ({ currentTarget: element, timeStamp }: PointerEvent<HTMLElement>) => {
    swipe.current = undefined;
    swallowsUntil.current = Math.min(swallowsUntil.current, timeStamp + CLICK_GRACE_MS);
    element.style.removeProperty('--drag');
    element.removeAttribute('data-dragging');
  };
  const travel = (event: PointerEvent, { x, y, at }: { x: number; y: number; at: number }) => ({
    dx: event.clientX - x, dy: event.clientY - y, ms: event.timeStamp - at, width: event.currentTarget.clientWidth,
  });

  return {
    style: isPanned ? { touchAction: 'auto' } : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swallowsUntil.current = 0;
      // A second finger pinches: that is no swipe.
      if (swipe.current) return letGo(event);
      if (!isEnabled || event.button !== 0 || isZoomed() || isOnFilmControls(event)) return;
      swipe.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = swipe.current;
      if (start?.id !== event.pointerId) return;
      const { dx, dy } = travel(event, start);
      if (!isSideways({ dx, dy })) return;
      event.currentTarget.style.setProperty('--drag', `${Math.round(dx)}px`);
      event.currentTarget.setAttribute('data-dragging', '');
      swallowsUntil.current = Infinity;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = swipe.current;
      if (start?.id !== event.pointerId) return;
      const step = swipeStep(travel(event, start));
      letGo(event);
      if (step !== 0) onStep(step);
    },
    onPointerCancel: letGo,
    onPointerLeave: (event: PointerEvent<HTMLElement>) => { if (event.pointerType === 'mouse') letGo(event); },
    onClickCapture: (event: MouseEvent) => {
      if (event.timeStamp >= swallowsUntil.current) return;
      swallowsUntil.current = 0;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
