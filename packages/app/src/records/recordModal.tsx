import { useFresh, type CreateOf, type DetailOf, type Id, type ItemOf } from '@staalkaart/api-client';
import type { RecordFormProps } from '@staalkaart/ui';
import type { ComponentType } from 'react';
import type { Choosable } from '../bulk/bulkState.ts';
import { formTitles, saveTexts } from '../nl/editing.ts';
import type { FormKind, ModalHandle, SavedInModal } from '../shell/modal/modal.ts';
import { useTabState } from '../shell/session/mode.ts';
import { tellIn } from '../shell/tell.ts';
import { uploads } from '../shell/uploads/queue.ts';
import type { Pictured } from '../shell/uploads/uploadStates.ts';
import { findMade } from './findMade.ts';
import { useSaveRecord, type RecordTranslation } from './useSaveRecord.ts';

/** What the form of a record is opened with. */
export interface RecordModalProps<Kind extends FormKind> {
  /** The record to change; without it a new one is made. */
  record?: ItemOf<Kind>;
  /** Where a new one begins. */
  initial?: Partial<ItemOf<Kind>>;
  onClose: () => void;
  replace: ModalHandle['replace'];
  /** Who opened it learns what was saved. */
  onSaved?: ((saved: SavedInModal) => void) | undefined;
  /** What goes into a collection that is made. */
  collect?: readonly Choosable[];
}

/** One kind of record that is made and changed in a modal: its row in the table of kinds. */
export interface RecordModalRow<Kind extends FormKind, Values extends object, Extra extends object> extends Omit<RecordTranslation<Kind, Values>, 'lessOf'> {
  Form: ComponentType<RecordFormProps<Values> & Extra>;
  /** Where the form of a new record begins, beside its name. */
  initialOf?: (initial: Partial<ItemOf<Kind>>) => Partial<Values>;
  /** What is sent of a new record that its form does not ask. */
  sentOf?: (props: RecordModalProps<Kind>) => Partial<CreateOf<Kind>>;
  /** See `RecordTranslation`. */
  lessOf?: (sent: CreateOf<Kind>, props: RecordModalProps<Kind>) => CreateOf<Kind> | undefined;
  /** The picture that was chosen: it follows once the record is saved. */
  imageOf?: (values: Values) => File | undefined;
  /** Goes on with what was saved, of which a server need not tell the id. A hook. */
  useSaved?: (props: RecordModalProps<Kind>) => (saved: SavedInModal & { sent: CreateOf<Kind> | undefined }) => void;
  /** What else the form needs. A hook. */
  useExtra?: (record: DetailOf<Kind> | undefined, props: RecordModalProps<Kind>) => Extra;
}

/** Makes the modal of one kind: opened on a fresh answer, saved against it, its picture handed to the uploads. */
export const recordModal = <Kind extends FormKind, Values extends object, Extra extends object>(row: RecordModalRow<Kind, Values, Extra>) => {
  const { kind, Form, valuesOf, nameOf, initialOf, imageOf } = row;
  return (props: RecordModalProps<Kind>) => {
    const { record: known, initial, onClose, onSaved } = props;
    const { mode } = useTabState();
    const goOn = row.useSaved?.(props);
    const fresh = useFresh(kind, (known as { id: Id } | undefined)?.id);
    const { save, isRemoved, form } = useSaveRecord({ ...row, createOf: values => ({ ...row.createOf(values), ...row.sentOf?.(props) }), lessOf: sent => row.lessOf?.(sent, props) }, known as { id: Id } | undefined, fresh);
    // Opened at once with what the list knew; what nobody touched follows the fresh answer.
    const record = fresh.record ?? (known as DetailOf<Kind> | undefined);
    // A picture goes with its record.
    const extra = { ...row.useExtra?.(record, props), ...(isRemoved && { currentPath: undefined }) };
    const titles = formTitles[kind];
    const onSubmit = async (values: Values, base: Values) => {
      const { id: told, sent } = await save(values, base);
      const [name, file] = [nameOf(values), imageOf?.(values)];
      const id = told ?? (file && await findMade(kind as Pictured, name).catch(() => undefined));
      const saved = { id, name };
      onSaved?.(saved);
      goOn?.({ ...saved, sent });
      if (!file) return;
      if (id === undefined) tellIn[mode].warning(saveTexts.withoutPhoto(kind, name));
      else uploads.add({ target: { of: kind as Pictured, id }, label: name, file, mode });
    };
    return (
      <Form
        title={known ? titles.edit : titles.create}
        isEditing={Boolean(known)}
        defaultValues={record ? valuesOf(record) : initial && initialOf?.(initial)}
        // Typed in a list that held nothing of that name.
        typed={initial && 'name' in initial && initial.name ? { name: initial.name } as unknown as Partial<Values> : undefined}
        onSubmit={onSubmit}
        onClose={onClose}
        {...form}
        {...extra as Extra}
      />
    );
  };
};
