/** How the rows of a table are ticked, to do something to all of them. */
export interface RowSelection<T> {
  /** Many are being chosen: a press anywhere on a row ticks it. */
  isSelecting: boolean;
  isSelected: (item: T) => boolean;
  /** A row was pressed; `isRange` with Shift: everything from the last one on. */
  onSelect: (item: T, isRange: boolean) => void;
}

/** Ticks two rows that stand beside each other, where they are not: Shift and an arrow went from the one to the other. */
export const extend = <T>({ isSelected, onSelect }: RowSelection<T>, from: T, to: T): void => {
  for (const item of [from, to]) if (!isSelected(item)) onSelect(item, false);
};
