import type { Id, ListState, Named } from '@staalkaart/api-client';
import { AddButton, PageContainer, PageHeader, RegisterToolbar, tileAction, type DataColumn } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { useFailure } from '../errors/useFailure.ts';
import type { Modal } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { registers } from '../nl/records.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
import { RegisterTable } from './RegisterTable.tsx';
import type { useRegisterQuery } from './useRegisterQuery.ts';

export interface RegisterProps<Item extends Named & { id: Id }> {
  kind: 'Customers' | 'Materials' | 'Tags';
  list: ListState<Item>;
  columns: DataColumn<Item>[];
  query: ReturnType<typeof useRegisterQuery>;
  /** The modal that makes a record, or changes one. */
  form: (item?: Item) => Modal;
}

/** The page of customers, materials or tags: paged, searchable, with create, edit and delete in edit mode (specification §2). */
export const Register = <Item extends Named>({ kind, list, columns, query, form }: RegisterProps<Item>) => {
  const actor = useActor();
  const modal = useModal();
  const { title, search, empty } = registers[kind];
  const isEditing = can(actor, 'catalogue.edit');
  useScreen(title, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'list');
  return (
    <PageContainer>
      <PageHeader
        title={title}
        actions={(
          <RegisterToolbar
            search={{ value: query.searchTerm, onSearch: query.onSearch, placeholder: search }}
            actions={isEditing && <AddButton onPress={() => modal.open(form())} />}
          />
        )}
      />
      <RegisterTable
        caption={title}
        columns={columns}
        list={list}
        emptyText={empty}
        onPage={query.onPage}
        rowActions={isEditing ? item => [
          tileAction.edit(() => modal.open(form(item))),
          tileAction.remove(() => modal.open({ type: 'delete', kind, id: item.id, name: item.name })),
        ] : undefined}
      />
    </PageContainer>
  );
};
