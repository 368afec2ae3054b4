import { startTransition, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { aheadOf, isFling, visibleRows, type Rows } from './window.ts';

const OVERSCAN = 1;
/** No scroll for this long: the fling is over, in ms. */
const STILL_MS = 90;

/** How the items of a grid lie. */
interface Layout {
  columns: number;
  /** Height of a row with its gap, in px. */
  pitch: number;
}

export interface WindowState extends Layout {
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

/**
 * Follows the window's scroll over a grid whose rows all have one height. Where its items come to lie otherwise, as on a tablet that is
 * turned, it goes on showing those that it showed.
 * @param isOn only the rows around the viewport are drawn; else all are, and the rows that it tells mean nothing
 * @param count of its items
 * @param measure how they lie now in a grid of this width, in px
 */
export const useWindow = (grid: RefObject<HTMLElement | null>, isOn: boolean, count: number, measure: (width: number) => Layout): WindowState => {
  const [state, setState] = useState<WindowState>(() => ({ ...measure(lastWidth), rows: nothing, filled: nothing, isFlinging: false }));
  const drawn = useRef(state);
  /** How the items lay until now. */
  const laid = useRef<Layout>(state);
  /** How many items were scrolled past, the fraction of a row with them. */
  const passed = useRef(0);
  /** Where the page is to be scrolled to, in px, once its items are drawn as they lie by now; and where that led: at its end not as far. */
  const goal = useRef<number>(undefined);
  const reached = useRef<number>(undefined);
  const scrollOn = useCallback(() => {
    if (goal.current === undefined) return;
    window.scrollTo(0, goal.current);
    goal.current = undefined;
    reached.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    drawn.current = state;
    laid.current = state;
    scrollOn();
  }, [state, scrollOn]);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let last = { top: 0, time: 0 };
    let asked = drawn.current;
    let still: ReturnType<typeof setTimeout> | undefined;
    let checked = 0;

    /** Where the page has its grid, in px, and how that lies: measured while it stands still, since reading it costs a layout. */
    let measured = { offset: 0, height: 0, columns: 1, pitch: 0 };

    const look = (isMoving: boolean, top = window.scrollY - measured.offset) => {
      const { height, columns, pitch } = measured;
      if (isMoving && pitch > 0 && goal.current === undefined && window.scrollY !== reached.current) {
        reached.current = undefined;
        passed.current = Math.max(0, top / pitch * columns);
      }
      if (!isOn) return;
      const now = { top, time: performance.now() };
      const distance = now.top - last.top;
      const isFlinging = isMoving && isFling(distance, now.time - last.time, height);
      // A step says to which side it goes, a fling how far as well.
      const ahead = isFlinging ? aheadOf(distance, height) : Math.sign(isMoving ? distance : 0);
      last = now;
      const view = { top, height, pitch, count: Math.ceil(count / columns) };
      const rows = visibleRows({ ...view, overscan: OVERSCAN, ahead });
      const filled = isFlinging ? asked.filled : rows;
      if (asked.pitch === pitch && asked.columns === columns && asked.isFlinging === isFlinging && same(asked.rows, rows) && same(asked.filled, filled)) return;
      const next = { columns, pitch, rows, filled, isFlinging };
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
      measured = { offset: box.top + window.scrollY, height: window.innerHeight, ...measure(box.width) };
      lastWidth = box.width;
      const { offset, columns, pitch } = measured;
      const isTurned = passed.current > 0 && (laid.current.columns !== columns || laid.current.pitch !== pitch);
      const top = passed.current / columns * pitch;
      if (isTurned) goal.current = offset + top;
      if (isOn) return look(false, isTurned ? top : undefined);
      // The browser has laid them out already.
      laid.current = { columns, pitch };
      return scrollOn();
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
    // What is simply drawn is measured once it is laid out, by the observer.
    if (isOn) settle();
    return () => {
      clearTimeout(still);
      cancelAnimationFrame(checked);
      listening.abort();
      resized.disconnect();
    };
  }, [grid, isOn, count, measure, scrollOn]);
  return state;
};
