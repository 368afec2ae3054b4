import { memo, type CSSProperties, type ReactNode } from 'react';
import { Placeholder } from './WindowedGrid.styles.ts';

export interface CellContext {
  /** In the first row: its picture is loaded at once. */
  isEager: boolean;
}

interface CellProps<T> {
  item: T;
  index: number;
  setSize: number;
  isEager: boolean;
  isPlaceholder?: boolean;
  left?: string;
  top?: number;
  width?: string;
  height?: number;
  renderItem: (item: T, index: number, context: CellContext) => ReactNode;
}

/** One place in the grid. Remembered: scrolling draws only the rows that come in. */
export const Cell = memo(<T,>({ item, index, setSize, isEager, isPlaceholder, left, top, width, height, renderItem }: CellProps<T>) => (
  <li
    aria-setsize={setSize}
    aria-posinset={index + 1}
    data-index={index}
    style={top === undefined ? undefined : { left, top, width, height } as CSSProperties}
  >
    {isPlaceholder ? <Placeholder /> : renderItem(item, index, { isEager })}
  </li>
)) as <T>(props: CellProps<T>) => ReactNode;
