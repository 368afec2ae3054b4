import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import type { DataColumn } from './columns.ts';
import { ActionsCell, Cell, NameCell, Row, Term, TickCell, Value } from './DataTable.styles.ts';

interface SkeletonRowProps<T> {
  /** Its number, so that the bones differ in length as names do. */
  at: number;
  columns: readonly DataColumn<T>[];
  hasActions: boolean;
  hasTick: boolean;
}

const WIDTHS = ['62%', '44%', '71%', '53%'] as const;

/** The place of an item on its way: the same cells, with a bone in each. */
export const SkeletonRow = <T,>({ at, columns, hasActions, hasTick }: SkeletonRowProps<T>) => (
  <Row aria-hidden>
    {hasTick && <TickCell />}
    {columns.map((column, index) => {
      const bone = <Value><Skeleton kind="line" width={WIDTHS[(at + index) % WIDTHS.length]} /></Value>;
      return index === 0
        ? <NameCell as="td" role="cell" key={column.key}>{bone}</NameCell>
        : <Cell key={column.key}><Term>{column.header}</Term>{bone}</Cell>;
    })}
    {hasActions && <ActionsCell />}
  </Row>
);
