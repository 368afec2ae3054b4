import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { rowsToDraw } from '../../gestures/window.ts';
import type { ImportItem } from '../errorCsv.ts';
import { List, ListBox } from './ImportResultDialog.styles.ts';
import { listHeight, rowForKey, scrollFor, topOfRow, type ListShape } from './listWindow.ts';
import { ResultRow } from './ResultRow.tsx';
import { useListWindow } from './useListWindow.ts';

/** Heights of a folded row in px: two lines where it failed, else one. */
const FAILED_HEIGHT = 60;
const DONE_HEIGHT = 44;
/** Up to this many, the box is only as high as they are. */
const SHORT = 5;

interface ResultListProps {
  items: readonly ImportItem[];
  isFailed: boolean;
  /** What it lists, for assistive technology. */
  label: string;
}

/** A list of any length in a scrolling box: only the rows in sight are in the page. Arrows, Home and End lead from row to row. */
export const ResultList = ({ items, isFailed, label }: ResultListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<number>();
  const [extra, setExtra] = useState(0);
  const [current, setCurrent] = useState(0);
  const rowHeight = isFailed ? FAILED_HEIGHT : DONE_HEIGHT;
  const count = items.length;
  const shape: ListShape = { count, rowHeight, opened, extra };
  const rows = useListWindow(box, shape);

  const onHeight = useCallback((height: number) => setExtra(height - rowHeight), [rowHeight]);
  const onToggle = (index: number) => {
    setExtra(0);
    setOpened(opened === index ? undefined : index);
    setCurrent(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = box.current;
    if (!element || !isFailed) return;
    const perPage = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1);
    const next = rowForKey(event.key, current, count, perPage);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setCurrent(next));
    element.scrollTop = scrollFor(shape, next, element.scrollTop, element.clientHeight);
    list.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index !== undefined) setCurrent(Number(index));
  };
  return (
    <ListBox ref={box} data-short={count <= SHORT || undefined} tabIndex={isFailed ? undefined : 0} role={isFailed ? undefined : 'group'} aria-label={isFailed ? undefined : label}>
      <List ref={list} role="list" aria-label={label} style={{ height: listHeight(shape) }} onKeyDown={onKeyDown} onFocus={onFocus}>
        {rowsToDraw(rows, count, isFailed ? current : undefined).map(index => (
          <ResultRow
            key={index}
            item={items[index]!}
            {...{ index, count, rowHeight, isFailed, onToggle, onHeight }}
            top={topOfRow(shape, index)}
            isOpen={index === opened}
            isCurrent={index === current}
          />
        ))}
      </List>
    </ListBox>
  );
};
