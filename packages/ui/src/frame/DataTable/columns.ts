import type { ReactNode } from 'react';

/** A column of a register; the first is what an item is called by: it heads its row, and its card. */
export interface DataColumn<T> {
  /** Tells it from the others. */
  key: string;
  /** Its heading; on a card it stands before each value. */
  header: string;
  /** What it shows of an item; nothing becomes '–'. */
  render: (item: T) => ReactNode;
  /** CSS width on wide screens, such as '30%'; the others share what is left. */
  width?: string;
}

/** Nothing to show. A zero is something. */
export const isNothing = (content: ReactNode): boolean =>
  content === null || content === undefined || typeof content === 'boolean' || (typeof content === 'string' && content.trim() === '');
