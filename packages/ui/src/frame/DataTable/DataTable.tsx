import { useId, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Action } from '../../overlays/ActionGroup/action.ts';
import { SKELETON_COUNTS } from '../../constants.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { Id } from '../../id.ts';
import { feedback } from '../../nl/feedback.ts';
import { registerText as text } from '../../nl/registers.ts';
import type { DataColumn } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import { Body, Head, HeadCell, Table } from './DataTable.styles.ts';
import { Row as HeadRow } from './Table.styles.ts';
import { extend, type RowSelection } from './selection.ts';
import { SkeletonRow } from './SkeletonRow.tsx';

export type { DataColumn } from './columns.ts';
export type { RowSelection } from './selection.ts';

export interface DataTableProps<T> {
  /** What it lists, for assistive technology: 'Klanten'. */
  caption: string;
  /** From left to right; the first heads the rows. */
  columns: readonly DataColumn<T>[];
  /** The page that is shown. */
  items: readonly T[];
  /** The icon buttons at the end of a row. See `editAction`. */
  rowActions?: (item: T) => readonly Action[];
  /** Nothing is known yet: five rows of bones stand in the place of items (specification §9). */
  isLoading?: boolean;
  /** A press on a row, or on its name by keyboard, opens the item. */
  onRowPress?: (item: T) => void;
  /** Said when there are no items; 'Geen items gevonden' without it. */
  emptyText?: string;
  /** The next thing to do then. */
  emptyAction?: ReactNode;
  /** The next page is on its way: this one stays, slightly dimmed. */
  isBusy?: boolean;
  /** Each row has a tick. Absent for who may do nothing with many. */
  selection?: RowSelection<T> | undefined;
}

/** Room for two buttons while it is not known how many a row has. */
const USUAL_ACTIONS = 2;

/** The table of a register: rows of 56 px, below a laptop a card each, with nothing that moves when the next page arrives. */
export const DataTable = <T extends { id: Id }>({
  caption, columns, items, rowActions, isLoading = false, onRowPress, emptyText, emptyAction, isBusy = false, selection,
}: DataTableProps<T>) => {
  const actionsId = useId();
  const actionsOf = items.map(item => rowActions?.(item) ?? []);
  const mostActions = items.length > 0 && !isLoading ? Math.max(...actionsOf.map(actions => actions.length)) : USUAL_ACTIONS;
  const hasActions = Boolean(rowActions) && mostActions > 0;
  const isEmpty = !isLoading && items.length === 0;
  const isSelecting = selection?.isSelecting === true;
  /** Up and down go from tick to tick; with Shift the rows on the way are ticked. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, shiftKey } = event;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (!selection || !step || !(target as Element).matches('[type="checkbox"]')) return;
    event.preventDefault();
    const boxes = [...currentTarget.querySelectorAll<HTMLElement>('[type="checkbox"]')];
    const at = boxes.indexOf(target as HTMLElement);
    const [from, to] = [items[at], items[at + step]];
    if (from === undefined || to === undefined) return;
    if (shiftKey) extend(selection, from, to);
    boxes[at + step]?.focus();
  };
  return (
    <div>
      <VisuallyHidden as="output">{isLoading || isBusy ? feedback.loading : ''}</VisuallyHidden>
      <span id={actionsId} hidden>{text.actionsFor}</span>
      {isEmpty ? <EmptyState text={emptyText} action={emptyAction} /> : (
        <Table data-selecting={isSelecting || undefined} aria-busy={isLoading || isBusy} data-dimmed={(isBusy && !isLoading) || undefined} style={{ '--actions': mostActions } as CSSProperties}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <Head>
            <HeadRow>
              {selection && <HeadCell scope="col" data-part="tick"><VisuallyHidden>{text.choose}</VisuallyHidden></HeadCell>}
              {columns.map(({ key, header, width }) => <HeadCell key={key} scope="col" style={{ width }}>{header}</HeadCell>)}
              {hasActions && <HeadCell scope="col" data-part="actions"><VisuallyHidden>{text.actions}</VisuallyHidden></HeadCell>}
            </HeadRow>
          </Head>
          <Body onKeyDown={onKeyDown}>
            {isLoading
              ? Array.from({ length: SKELETON_COUNTS.other }, (_, at) => <SkeletonRow key={at} {...{ at, columns, hasActions }} hasTick={Boolean(selection)} />)
              : items.map((item, at) => (
                <DataRow key={item.id} {...{ item, columns, hasActions, actionsId, onRowPress, selection }} actions={actionsOf[at]!} />
              ))}
          </Body>
        </Table>
      )}
    </div>
  );
};
