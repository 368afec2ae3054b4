import { useCallback, useRef, useState, type FocusEvent, type Key, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Cell, type CellContext } from './Cell.tsx';
import { COLUMN_GAP, listRowHeight, productRowHeight, ROW_GAP } from './sizes.ts';
import { useColumns } from './useColumns.ts';
import { useWindow } from './useWindow.ts';
import { rowsToDraw, totalHeight, type GridMode } from '../../gestures/window.ts';
import { Grid } from './WindowedGrid.styles.ts';

/** Up to this many items are simply drawn; above it, only the rows around the viewport. */
const WINDOW_FROM = 60;

export interface WindowedGridProps<T> {
  /** In the order in which they are shown. */
  items: readonly T[];
  /** Tells an item from the others, wherever it stands. */
  getKey: (item: T, index: number) => Key;
  /** Draws one item. Give it a stable function (useCallback): cards then stay as they are while scrolling. */
  renderItem: (item: T, index: number, context: CellContext) => ReactNode;
  /** What it lists, in Dutch, for assistive technology. */
  label: string;
  /** Edit mode has four columns at xl, presentation mode five (specification §9). */
  mode?: GridMode;
  /** `list` for rows below each other. */
  view?: 'grid' | 'list';
  /** The cards have a row of actions below them. */
  hasEditActions?: boolean;
  /** Height in px of a row of cards in columns of this width; product cards when absent, 80 px rows in a list. */
  rowHeightFor?: (columnWidth: number, hasEditActions?: boolean) => number;
}

/** Items in the catalogue's columns, over the window's own scroll; ten thousand of them as lightly as ten. */
export const WindowedGrid = <T,>({
  items, getKey, renderItem, label, mode = 'presentation', view = 'grid', hasEditActions, rowHeightFor,
}: WindowedGridProps<T>) => {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const gridColumns = useColumns(mode);
  const columnCount = view === 'list' ? 1 : gridColumns;
  const gap = view === 'list' ? 0 : ROW_GAP;
  const heightFor = rowHeightFor ?? (view === 'list' ? listRowHeight : productRowHeight);
  const isWindowed = items.length > WINDOW_FROM;
  const rowCount = Math.ceil(items.length / columnCount);

  const rowHeight = useCallback(
    (width: number) => heightFor((width - COLUMN_GAP * (columnCount - 1)) / columnCount, hasEditActions),
    [heightFor, columnCount, hasEditActions],
  );
  const pitchFor = useCallback((width: number) => rowHeight(width) + gap, [rowHeight, gap]);
  const { width, rows, filled, isFlinging } = useWindow(grid, isWindowed, rowCount, pitchFor);

  const height = rowHeight(width);
  const share = `(100% - ${COLUMN_GAP * (columnCount - 1)}px) / ${columnCount}`;
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columnCount);
  const place = (index: number) => ({
    left: `calc((${share} + ${COLUMN_GAP}px) * ${index % columnCount})`,
    top: Math.floor(index / columnCount) * (height + gap),
    width: `calc(${share})`,
    height,
  });
  const isPlaceholder = (row: number) => isFlinging && row !== focusedRow && (row < filled.first || row > filled.last);

  const cell = (index: number, isWaiting?: boolean) => {
    const item = items[index];
    return item !== undefined && (
      <Cell
        key={getKey(item, index)}
        item={item}
        index={index}
        setSize={items.length}
        isEager={index < columnCount}
        isPlaceholder={isWaiting}
        renderItem={renderItem}
        {...(isWindowed ? place(index) : undefined)}
      />
    );
  };
  const indexesOf = (row: number) => Array.from({ length: columnCount }, (_, column) => row * columnCount + column);

  const indexOf = (target: EventTarget) => {
    const index = (target as Element).closest<HTMLElement>('li[data-index]')?.dataset.index;
    return index === undefined ? undefined : Number(index);
  };
  /** Home and End scroll the page, as they do; the focus comes along to the first or last card. */
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Home' && event.key !== 'End') || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    const index = event.key === 'Home' ? 0 : items.length - 1;
    flushSync(() => setFocused(index));
    grid.current?.querySelector<HTMLElement>(`li[data-index="${index}"] :is(a[href], button, [tabindex="0"])`)?.focus({ preventScroll: true });
  };

  return (
    <Grid
      ref={grid}
      role="list"
      aria-label={label}
      data-mode={mode}
      data-view={view}
      data-windowed={isWindowed || undefined}
      style={isWindowed ? { height: totalHeight(rowCount, height, gap) } : undefined}
      onFocus={(event: FocusEvent) => setFocused(indexOf(event.target))}
      onBlur={(event: FocusEvent) => { if (!grid.current?.contains(event.relatedTarget)) setFocused(undefined); }}
      onKeyDown={onKeyDown}
    >
      {isWindowed
        ? rowsToDraw(rows, rowCount, focusedRow).flatMap(row => indexesOf(row).map(index => cell(index, isPlaceholder(row))))
        : items.map((_, index) => cell(index))}
    </Grid>
  );
};
