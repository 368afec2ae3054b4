import { PAGE_SIZES, type ItemOf } from '@staalkaart/api-client';
import { AddButton, PageContainer, PageHeader, RegisterToolbar, editAction, type DataColumn } from '@staalkaart/ui';
import { useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { registers } from '../nl/records.ts';
import { useScreen } from '../shell/useScreen.ts';
import { usePagedList } from '../records/usePagedList.ts';
import { useActor } from '../shell/session/useActor.ts';
import type { Modal } from '../shell/modal/modal.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { RegisterTable } from './RegisterTable.tsx';

export type RegisterKind = 'Customers' | 'Materials' | 'Tags';

/** Makes the page of a plain resource: paged, searchable, with create, edit and delete in edit mode (specification §2). */
export const register = <Kind extends RegisterKind>(kind: Kind, columns: DataColumn<ItemOf<Kind>>[]) => () => {
  const actor = useActor();
  const modal = useModal();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('searchTerm') ?? '';
  const list = usePagedList(kind, { pageSize: PAGE_SIZES[kind], searchTerm });
  const { title, search: placeholder, empty } = registers[kind];
  const isEditing = can(actor, 'catalogue.edit');
  useScreen(title, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'list');
  const open = (record?: ItemOf<Kind>) => modal.open({ type: 'record', kind, record } as Modal);
  return (
    <PageContainer>
      <PageHeader
        title={title}
        actions={(
          <RegisterToolbar
            // Another search term starts at page 1, and leaves no trail of half-typed ones.
            search={{ value: searchTerm, onSearch: term => setSearch(term ? { searchTerm: term } : {}, { replace: true }), placeholder }}
            actions={isEditing && <AddButton onPress={() => open()} />}
          />
        )}
      />
      <RegisterTable
        caption={title}
        columns={columns}
        list={list}
        emptyText={empty}
        rowActions={isEditing ? item => [
          editAction.edit(() => open(item)),
          editAction.remove(() => modal.open({ type: 'delete', kind, id: item.id, name: item.name })),
        ] : undefined}
      />
    </PageContainer>
  );
};
