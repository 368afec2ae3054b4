import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { centreCrop, moveCrop, zoomCrop, type Place } from './crop.ts';
import type { CropChange } from './useCrop.ts';

/** px that a finger may tremble while it taps. */
const TREMBLE = 6;

/** How fast a wheel enlarges. */
const WHEEL = 0.002;

interface Finger {
  /** Shares of the frame. */
  at: Place;
  /** px of the screen, where it came down. */
  from: Place;
}

const placeIn = (frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place => {
  const box = frame.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
};

const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * One pointer drags, two pinch, a tap centres, a wheel enlarges: spread what it gives on the frame.
 * @param change applies a change to the crop; `isLeap` for a tap
 */
export const useCropGestures = (frame: RefObject<HTMLElement | null>, change: (how: CropChange, isLeap?: boolean) => void) => {
  const fingers = useRef(new Map<number, Finger>());
  const isTap = useRef(false);
  const latest = useRef(change);
  latest.current = change;

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      // Not the form behind it. React's own listener could not prevent that.
      event.preventDefault();
      const at = placeIn(element!, event);
      latest.current((size, crop) => zoomCrop(size, crop, crop.zoom * Math.exp(-event.deltaY * WHEEL), at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || fingers.current.size === 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isTap.current = fingers.current.size === 0;
    fingers.current.set(event.pointerId, { at: placeIn(event.currentTarget, event), from: { x: event.clientX, y: event.clientY } });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const [before, after] = [finger.at, placeIn(event.currentTarget, event)];
    if (distance(finger.from, { x: event.clientX, y: event.clientY }) > TREMBLE) isTap.current = false;
    if (isTap.current) return;
    finger.at = after;
    const other = [...fingers.current.values()].find(each => each !== finger)?.at;
    if (!other) {
      change((size, crop) => moveCrop(size, crop, after.x - before.x, after.y - before.y));
      return;
    }
    const [middle, next] = [between(before, other), between(after, other)];
    const growth = distance(after, other) / Math.max(0.01, distance(before, other));
    // First enlarged, then moved: the whole picture of a square has nowhere to go.
    change((size, crop) => moveCrop(size, zoomCrop(size, crop, crop.zoom * growth, middle), next.x - middle.x, next.y - middle.y));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger && isTap.current) change((size, crop) => centreCrop(size, crop, finger.at), true);
    isTap.current = false;
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    isTap.current = false;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onLostPointerCapture: onPointerCancel };
};
