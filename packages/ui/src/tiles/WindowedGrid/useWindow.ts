import { startTransition, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Mode } from '../../constants.ts';
import { aheadOf, columnsFor, isFling, visibleRows, type Rows } from './window.ts';
import { breakpoints } from '../../theme/tokens.ts';

const OVERSCAN = 1;
/** No scroll for this long: the fling is over, in ms. */
const STILL_MS = 90;

export interface WindowState {
  /** Width of the grid in px; that of the last grid, or 0, before it is measured. */
  width: number;
  /** Rows in view. */
  rows: Rows;
  /** Rows that were filled when the page last stood still: these stay as they are during a fling. */
  filled: Rows;
  /** The page flies by: rows that come in view are drawn as placeholders. */
  isFlinging: boolean;
}

const same = (a: Rows, b: Rows) => a.first === b.first && a.last === b.last;
const within = (inner: Rows, outer: Rows) => inner.first >= outer.first && inner.last <= outer.last;
const nothing: Rows = { first: 0, last: -1 };

/** The last grid's: a page that comes back has its full height in the first frame, so that its scroll position can be restored. */
let lastWidth = 0;

/** Follows the window's scroll over a grid whose rows all have one height. */
export const useWindow = (grid: RefObject<HTMLElement | null>, isOn: boolean, count: number, pitchFor: (width: number) => number): WindowState => {
  const [state, setState] = useState<WindowState>({ width: lastWidth, rows: nothing, filled: nothing, isFlinging: false });
  const drawn = useRef(state);
  useLayoutEffect(() => { drawn.current = state; });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!isOn || !element) return undefined;
    let last = { top: 0, time: 0 };
    let asked = drawn.current;
    let still: ReturnType<typeof setTimeout> | undefined;
    let checked = 0;

    /** Where the page has its grid, in px: measured while it stands still, since reading it costs a layout. */
    let measured = { offset: 0, width: 0, height: 0 };

    const look = (isMoving: boolean) => {
      const { offset, width, height } = measured;
      const now = { top: window.scrollY - offset, time: performance.now() };
      const distance = now.top - last.top;
      const isFlinging = isMoving && isFling(distance, now.time - last.time, height);
      // A step says to which side it goes, a fling how far as well.
      const ahead = isFlinging ? aheadOf(distance, height) : Math.sign(isMoving ? distance : 0);
      last = now;
      const view = { top: now.top, height, pitch: pitchFor(width), count };
      const rows = visibleRows({ ...view, overscan: OVERSCAN, ahead });
      const filled = isFlinging ? asked.filled : rows;
      if (asked.width === width && asked.isFlinging === isFlinging && same(asked.rows, rows) && same(asked.filled, filled)) return;
      const next = { width, rows, filled, isFlinging };
      asked = next;
      const isAhead = within(visibleRows({ ...view, overscan: 0 }), drawn.current.rows);
      if (!isMoving) setState(next);
      // Rows that come into view later are drawn beside the scroll, in slices: no frame waits for them.
      else if (isAhead && !isFlinging) startTransition(() => setState(next));
      // In this very frame: React would take its time for a scroll, and a fling outruns it.
      else flushSync(() => setState(next));
    };
    const settle = () => {
      const box = element.getBoundingClientRect();
      measured = { offset: box.top + window.scrollY, width: box.width, height: window.innerHeight };
      lastWidth = box.width;
      look(false);
    };
    const onScroll = () => {
      clearTimeout(still);
      cancelAnimationFrame(checked);
      // The next scroll may wait behind this moment: it comes first in the frame.
      still = setTimeout(() => { checked = requestAnimationFrame(settle); }, STILL_MS);
      look(true);
    };
    const resized = new ResizeObserver(settle);
    resized.observe(element);
    const listening = new AbortController();
    window.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
    window.addEventListener('resize', settle, listening);
    settle();
    return () => {
      clearTimeout(still);
      cancelAnimationFrame(checked);
      listening.abort();
      resized.disconnect();
    };
  }, [grid, isOn, count, pitchFor]);
  return state;
};

const subscribe = (changed: () => void) => {
  const queries = [breakpoints.sm, breakpoints.lg, breakpoints.xl].map(width => window.matchMedia(`(min-width: ${width}px)`));
  for (const query of queries) query.addEventListener('change', changed);
  return () => { for (const query of queries) query.removeEventListener('change', changed); };
};

/** The number of columns now (specification §9). */
export const useColumns = (mode: Mode): number =>
  useSyncExternalStore(subscribe, useCallback(() => columnsFor(window.innerWidth, mode), [mode]));
