import { useId, type MouseEvent } from 'react';
import { Box } from '../../controls/Checkbox/Checkbox.styles.ts';
import { useRangePress } from '../../gestures/useRangePress.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import type { Action } from '../../overlays/ActionGroup/action.ts';
import { registerText as text } from '../../nl/registers.ts';
import { isNothing, type DataColumn } from './columns.ts';
import { ActionsCell, Cell, NameCell, Opener, Row, Term, TickCell, TickPlace, Value } from './DataTable.styles.ts';
import type { RowSelection } from './selection.ts';

interface DataRowProps<T> {
  item: T;
  columns: readonly DataColumn<T>[];
  actions: readonly Action[];
  /** The table has a column of actions. */
  hasActions: boolean;
  /** The id of the words 'Acties voor'. */
  actionsId: string;
  onRowPress?: (item: T) => void;
  selection?: RowSelection<T> | undefined;
}

/** A press beside the buttons, and not the end of selecting text to copy. */
const isPlainPress = ({ target }: MouseEvent) =>
  !(target as Element).closest('button, a, label, [role="menu"]') && (getSelection()?.isCollapsed ?? true);

/** One item. Its name heads the row; where the row opens something, the name is the button. */
export const DataRow = <T,>({ item, columns, actions, hasActions, actionsId, onRowPress, selection }: DataRowProps<T>) => {
  const nameId = useId();
  const open = onRowPress && (() => onRowPress(item));
  const isSelected = selection?.isSelected(item) ?? false;
  const tick = useRangePress(isRange => selection?.onSelect(item, isRange));
  // While many are chosen the whole row is its tick: a finger need not aim.
  const press = selection?.isSelecting ? ({ shiftKey }: MouseEvent) => selection.onSelect(item, shiftKey) : open;
  return (
    <Row
      data-pressable={press ? true : undefined}
      data-selected={isSelected || undefined}
      onClick={press && (event => { if (isPlainPress(event)) press(event); })}
    >
      {selection && (
        <TickCell><TickPlace><Box type="checkbox" aria-labelledby={nameId} checked={isSelected} onChange={() => undefined} {...tick} /></TickPlace></TickCell>
      )}
      {columns.map(column => {
        const drawn = column.render(item);
        const content = isNothing(drawn) ? text.nothing : drawn;
        const whole = typeof content === 'string' ? content : undefined;
        return column === columns[0] ? (
          <NameCell key={column.key} scope="row">
            <Value id={nameId} title={whole}>{open && !selection?.isSelecting ? <Opener type="button" onClick={open}>{content}</Opener> : content}</Value>
          </NameCell>
        ) : (
          <Cell key={column.key}>
            <Term aria-hidden>{column.header}</Term>
            <Value title={whole}>{content}</Value>
          </Cell>
        );
      })}
      {hasActions && <ActionsCell data-view="list"><ActionGroup labelledBy={`${actionsId} ${nameId}`} actions={actions} /></ActionsCell>}
    </Row>
  );
};
