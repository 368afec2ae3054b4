import { useId, type MouseEvent } from 'react';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import type { Action } from '../../overlays/ActionGroup/action.ts';
import { registerText as text } from '../../nl/registers.ts';
import { isNothing, type DataColumn } from './columns.ts';
import { ActionsCell, Cell, NameCell, Opener, Row, Term, Value } from './DataTable.styles.ts';

interface DataRowProps<T> {
  item: T;
  columns: readonly DataColumn<T>[];
  primary: DataColumn<T> | undefined;
  actions: readonly Action[];
  /** The table has a column of actions. */
  hasActions: boolean;
  /** The id of the words 'Acties voor'. */
  actionsId: string;
  onRowPress?: (item: T) => void;
}

/** A press beside the buttons, and not the end of selecting text to copy. */
const isPlainPress = ({ target }: MouseEvent) =>
  !(target as Element).closest('button, a, input, [role="menu"]') && (getSelection()?.isCollapsed ?? true);

/** One item. Its name heads the row; where the row opens something, the name is the button. */
export const DataRow = <T,>({ item, columns, primary, actions, hasActions, actionsId, onRowPress }: DataRowProps<T>) => {
  const nameId = useId();
  const open = onRowPress && (() => onRowPress(item));
  return (
    <Row data-pressable={open ? true : undefined} onClick={open && (event => { if (isPlainPress(event)) open(); })}>
      {columns.map(column => {
        const drawn = column.render(item);
        const content = isNothing(drawn) ? text.nothing : drawn;
        const whole = typeof content === 'string' ? content : undefined;
        return column === primary ? (
          <NameCell key={column.key} scope="row" data-align={column.align}>
            <Value id={nameId} title={whole}>{open ? <Opener type="button" onClick={open}>{content}</Opener> : content}</Value>
          </NameCell>
        ) : (
          <Cell key={column.key} data-align={column.align}>
            <Term aria-hidden>{column.header}</Term>
            <Value title={whole}>{content}</Value>
          </Cell>
        );
      })}
      {hasActions && <ActionsCell data-view="list"><ActionGroup labelledBy={`${actionsId} ${nameId}`} actions={actions} /></ActionsCell>}
    </Row>
  );
};
