import type { Category, Id, ItemOf, ProductItem, Segment, ResourceName, Hideable } from '@staalkaart/api-client';
import { editAction, ActionGroup, type Action } from '@staalkaart/ui';
import { use, useCallback, useMemo, type ReactNode } from 'react';
import { can, type Actor } from '../access/access.ts';
import { recordTexts } from '../nl/records.ts';
import type { FormKind, Modal } from '../shell/modal/modal.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { LinksContext } from '../shell/routing/RouterLink.tsx';
import { useActor } from '../shell/session/useActor.ts';
import type { Pictured } from '../shell/uploads/uploadStates.ts';
import { useIntend } from './useIntend.ts';

/** Another label, or why it may not be done. */
type Overrides = Parameters<typeof editAction.edit>[1];

/** The actions that records have in common, each as a button of a tile or a row (specification §4, §6). */
export const useRecordActions = () => {
  const { open } = useModal();
  const intend = useIntend();
  return useMemo(() => ({
    edit: <Kind extends FormKind>(kind: Kind, record: ItemOf<Kind>, overrides?: Overrides) =>
      editAction.edit(() => open({ type: 'record', kind, record } as Modal), overrides),
    photo: (of: Pictured, { id, name, path }: { id: Id; name: string; path?: string | null }, overrides?: Overrides) =>
      editAction.photo(() => open({ type: 'image', of, id, name, path }), path ? { label: recordTexts.changePhoto, ...overrides } : overrides),
    visibility: (resource: Hideable, { id, name, isVisible }: { id: Id; name: string; isVisible?: boolean | null }, overrides?: Overrides) => {
      const isHidden = isVisible === false;
      const toggle = () => void intend({ do: isHidden ? 'show' : 'hide', resource, id }, resource, name);
      return isHidden ? editAction.show(toggle, overrides) : editAction.hide(toggle, overrides);
    },
    remove: (kind: ResourceName, id: Id, name: string, overrides?: Overrides) =>
      editAction.remove(() => open({ type: 'delete', kind, id, name }), overrides),
  }), [open, intend]);
};

/** The actions of one record as a row of buttons, named after it. */
export const RecordActions = ({ name, actions }: { name: string; actions: Action[] }) => (
  <ActionGroup label={recordTexts.actionsFor(name)} actions={actions} />
);

/** Renders the actions of a record; undefined for who may not. */
export type ActionsFor<Record> = ((record: Record) => ReactNode) | undefined;

/** What edit mode offers on a segment or a category, by role (specification §4, §6). */
export const useTileActions = (kind: 'Segments' | 'Categories'): ActionsFor<Segment | Category> => {
  const isAllowed = can(useActor(), 'catalogue.edit');
  const { edit, photo, visibility, remove } = useRecordActions();
  const actions = useCallback((record: Segment | Category) => (
    <RecordActions
      name={record.name}
      actions={[edit(kind, record as ItemOf<typeof kind>), photo(kind, record), visibility(kind, record), remove(kind, record.id, record.name)]}
    />
  ), [kind, edit, photo, visibility, remove]);
  return isAllowed ? actions : undefined;
};

/** What edit mode offers on a product, by role (specification §4, §6). */
export const useProductActions = (actor: Actor): ActionsFor<ProductItem> => {
  const isAllowed = can(actor, 'catalogue.edit');
  const { follow } = use(LinksContext);
  const { visibility, remove } = useRecordActions();
  const actions = useCallback((product: ProductItem) => (
    <RecordActions
      name={product.name}
      actions={[
        editAction.edit(() => follow(paths.manageProduct(product.id))),
        visibility('Products', product),
        editAction.copy(() => follow(paths.copyProduct(product.id))),
        remove('Products', product.id, product.name),
      ]}
    />
  ), [follow, visibility, remove]);
  return isAllowed ? actions : undefined;
};
