import { memo, useCallback, useRef, useState, type FocusEvent, type Key, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { rowsToDraw, totalHeight, type GridMode } from '../../gestures/window.ts';
import { COLUMN_GAP, LIST_ROW_HEIGHT, ROW_GAP, rowHeight, type TileKind } from './sizes.ts';
import { useColumns, useWindow } from './useWindow.ts';
import { Grid, Placeholder } from './WindowedGrid.styles.ts';

/** Up to this many items are simply drawn; above it, only the rows around the viewport. */
const WINDOW_FROM = 60;

export interface WindowedGridProps<T> {
  /** In the order in which they are shown. */
  items: readonly T[];
  /** Tells an item from the others, wherever it stands. */
  getKey: (item: T) => Key;
  /**
   * Draws one item; those of the first row load their pictures at once (`isEager`).
   * Give it a stable function (useCallback): cards then stay as they are while scrolling.
   */
  renderItem: (item: T, isEager: boolean) => ReactNode;
  /** What it lists, in Dutch, for assistive technology. */
  label: string;
  /** What its items are: settles the height of a row. */
  kind?: TileKind;
  /** Edit mode has four columns at xl, presentation mode five (specification §9). */
  mode?: GridMode;
  /** `list` for rows below each other. */
  view?: 'grid' | 'list';
  /** The tiles have a row of actions below them. */
  hasEditActions?: boolean;
}

interface CellProps<T> extends Pick<WindowedGridProps<T>, 'renderItem'> {
  item: T;
  index: number;
  setSize: number;
  isEager: boolean;
  isPlaceholder?: boolean;
  left?: string;
  top?: number;
  width?: string;
  height?: number;
}

/** One place in the grid. Remembered: scrolling draws only the rows that come in. */
const Cell = memo(<T,>({ item, index, setSize, isEager, isPlaceholder, renderItem, ...place }: CellProps<T>) => (
  <li aria-setsize={setSize} aria-posinset={index + 1} data-index={index} style={place}>
    {isPlaceholder ? <Placeholder /> : renderItem(item, isEager)}
  </li>
)) as <T>(props: CellProps<T>) => ReactNode;

/** Items in the catalogue's columns, over the window's own scroll; ten thousand of them as lightly as ten. */
export const WindowedGrid = <T,>({
  items, getKey, renderItem, label, kind = 'product', mode = 'presentation', view = 'grid', hasEditActions,
}: WindowedGridProps<T>) => {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const gridColumns = useColumns(mode);
  const columnCount = view === 'list' ? 1 : gridColumns;
  const gap = view === 'list' ? 0 : ROW_GAP;
  const isWindowed = items.length > WINDOW_FROM;
  const rowCount = Math.ceil(items.length / columnCount);

  const heightFor = useCallback(
    (width: number) => (view === 'list' ? LIST_ROW_HEIGHT : rowHeight(kind, (width - COLUMN_GAP * (columnCount - 1)) / columnCount, hasEditActions)),
    [view, kind, columnCount, hasEditActions],
  );
  const pitchFor = useCallback((width: number) => heightFor(width) + gap, [heightFor, gap]);
  const { width, rows, filled, isFlinging } = useWindow(grid, isWindowed, rowCount, pitchFor);

  const height = heightFor(width);
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
        key={getKey(item)}
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
