import type { ReactNode } from 'react';

/** A column of a register. */
export interface DataColumn<T> {
  /** Tells it from the others. */
  key: string;
  /** Its heading; on a card it stands before each value. */
  header: string;
  /** What it shows of an item; nothing becomes '–'. */
  render: (item: T) => ReactNode;
  /** What the item is called by: heads its row, and its card. The first column without it. */
  isPrimary?: boolean;
  /** CSS width on wide screens, such as '30%'; the others share what is left. */
  width?: string;
}

/** The column that heads the rows. */
export const primaryOf = <T>(columns: readonly DataColumn<T>[]): DataColumn<T> | undefined =>
  columns.find(column => column.isPrimary) ?? columns[0];

/** Nothing to show. A zero is something. */
export const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || typeof content === 'boolean' || (typeof content === 'string' && content.trim() === '');
