import { memo, useCallback, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Mode } from '../../constants.ts';
import { columnsFor, rowsToDraw, totalHeight } from './window.ts';
import type { Id } from '../../id.ts';
import { COLUMN_GAP, LIST_ROW_HEIGHT, ROW_GAP, rowHeight, type TileKind } from './sizes.ts';
import { usePrinting } from './usePrinting.ts';
import { useWindow } from './useWindow.ts';
import { Grid, Placeholder } from './WindowedGrid.styles.ts';

/** Up to this many items are simply drawn; above it, only the rows around the viewport. */
const WINDOW_FROM = 60;

export interface WindowedGridProps<T> {
  /** In the order in which they are shown. */
  items: readonly T[];
  /** How many there will be, about, while more are coming: their places are kept, as placeholders. */
  expected?: number | undefined;
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
  mode?: Mode;
  /** `list` for rows below each other. */
  view?: 'grid' | 'list';
  /** The tiles have a row of actions below them. */
  hasEditActions?: boolean;
}

interface CellProps<T> extends Pick<WindowedGridProps<T>, 'renderItem'> {
  /** Absent while it is still coming. */
  item: T | undefined;
  index: number;
  setSize: number;
  isEager: boolean;
  isPlaceholder?: boolean;
  left?: string;
  top?: number;
  width?: string;
  height?: number;
}

/** What stands in a place. Remembered: it is not drawn again when its place is another one. */
const Content = memo(<T,>({ item, isEager, renderItem }: Pick<CellProps<T>, 'isEager' | 'renderItem'> & { item: T }) => renderItem(item, isEager)) as
  <T>(props: Pick<CellProps<T>, 'isEager' | 'renderItem'> & { item: T }) => ReactNode;

/** One place in the grid. Remembered: scrolling draws only the rows that come in. */
const Cell = memo(<T,>({ item, index, setSize, isEager, isPlaceholder, renderItem, ...place }: CellProps<T>) => (
  <li aria-setsize={setSize} aria-posinset={index + 1} data-index={index} style={place}>
    {isPlaceholder || item === undefined ? <Placeholder /> : <Content item={item} isEager={isEager} renderItem={renderItem} />}
  </li>
)) as <T>(props: CellProps<T>) => ReactNode;

/** Items in the catalogue's columns, over the window's own scroll; ten thousand of them as lightly as ten. */
export const WindowedGrid = <T extends { id: Id }>({
  items, expected = 0, renderItem, label, kind = 'product', mode = 'presentation', view = 'grid', hasEditActions,
}: WindowedGridProps<T>) => {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const gap = view === 'list' ? 0 : ROW_GAP;
  const count = Math.max(items.length, expected);
  // On paper stands all of it.
  const isPrinting = usePrinting();
  const isWindowed = count > WINDOW_FROM && !isPrinting;
  const columnsNow = useCallback(() => (view === 'list' ? 1 : columnsFor(window.innerWidth, mode)), [view, mode]);
  const measure = useCallback((width: number) => {
    const columns = columnsNow();
    const height = view === 'list' ? LIST_ROW_HEIGHT : rowHeight(kind, (width - COLUMN_GAP * (columns - 1)) / columns, hasEditActions);
    return { columns, pitch: height + gap };
  }, [columnsNow, view, kind, hasEditActions, gap]);
  const { columns, pitch, rows, filled, isFlinging } = useWindow(grid, isWindowed, count, measure);
  // What is simply drawn is laid out by the browser.
  const columnCount = isWindowed ? columns : columnsNow();
  const rowCount = Math.ceil(count / columnCount);
  const height = pitch - gap;
  const share = `(100% - ${COLUMN_GAP * (columnCount - 1)}px) / ${columnCount}`;
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columnCount);
  const place = (index: number) => ({
    left: `calc((${share} + ${COLUMN_GAP}px) * ${index % columnCount})`,
    top: Math.floor(index / columnCount) * pitch,
    width: `calc(${share})`,
    height,
  });
  const isPlaceholder = (row: number) => isFlinging && row !== focusedRow && (row < filled.first || row > filled.last);

  const cell = (index: number, isWaiting?: boolean) => {
    const item = items[index];
    return index < count && (
      <Cell
        key={item === undefined ? `place ${index}` : item.id}
        item={item}
        index={index}
        setSize={count}
        isEager={index < columnCount}
        isPlaceholder={isWaiting}
        renderItem={renderItem}
        {...(isWindowed ? place(index) : undefined)}
      />
    );
  };
  const indexesOf = (row: number) => Array.from({ length: columnCount }, (_, column) => row * columnCount + column);

  const indexOf = (target: EventTarget) => {
    const index = grid.current?.contains(target as Element) ? (target as Element).closest<HTMLElement>('li[data-index]')?.dataset.index : undefined;
    return index === undefined ? undefined : Number(index);
  };
  /** Home and End scroll the page, as they do; the focus comes along to the first or last card. The arrows go from card to card. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const from = indexOf(target);
    const inRow = columnsNow();
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -inRow, ArrowDown: inRow }[key];
    // A menu of a card hangs outside of it; with another key an arrow is the browser's.
    if (from === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLInputElement) return;
    if (!step && key !== 'Home' && key !== 'End') return;
    const index = step ? from + step : key === 'Home' ? 0 : count - 1;
    if (index < 0 || index >= count) return;
    if (step) event.preventDefault();
    flushSync(() => setFocused(index));
    grid.current?.querySelector<HTMLElement>(`li[data-index="${index}"] :is(a[href], button, [tabindex="0"])`)?.focus({ preventScroll: !step });
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
      onFocus={(event: FocusEvent) => { if (isWindowed) setFocused(indexOf(event.target)); }}
      onBlur={(event: FocusEvent) => { if (!grid.current?.contains(event.relatedTarget)) setFocused(undefined); }}
      onKeyDown={onKeyDown}
    >
      {isWindowed
        ? rowsToDraw(rows, rowCount, focusedRow).flatMap(row => indexesOf(row).map(index => cell(index, isPlaceholder(row))))
        : items.map((_, index) => cell(index))}
    </Grid>
  );
};
