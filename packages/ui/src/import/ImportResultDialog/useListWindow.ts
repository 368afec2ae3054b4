import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Rows } from '../../gestures/window.ts';
import { rowsInSight, type ListShape } from './listWindow.ts';

/** Follows the scroll of a box over a long list, and says which rows it must draw. */
export const useListWindow = (box: RefObject<HTMLElement | null>, shape: ListShape): Rows => {
  const { count, rowHeight, opened, extra } = shape;
  const [rows, setRows] = useState<Rows>({ first: 0, last: -1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setRows(was => {
      const now = rowsInSight({ count, rowHeight, opened, extra }, element.scrollTop, element.clientHeight);
      return was.first === now.first && was.last === now.last ? was : now;
    });
    // In this very frame: React would take its time for a scroll, and a fling outruns it.
    const onScroll = () => flushSync(look);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    look();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [box, count, rowHeight, opened, extra]);
  return rows;
};
