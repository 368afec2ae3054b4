import { type Customer, type ItemOf, type Named } from '@staalkaart/api-client';
import { AddButton, Button, DataTable, RegisterToolbar, type DataColumn } from '@staalkaart/ui';
import { useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useRowSelection } from '../bulk/useRowSelection.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { registers } from '../nl/registers.ts';
import { screens } from '../nl/screens.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useRecordActions } from '../records/useRecordActions.tsx';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';

type RegisterKind = 'Customers' | 'Materials' | 'Tags';

/** Makes the page of a plain resource: paged, searchable, with create, edit and delete in edit mode (specification §2). */
const register = <Kind extends RegisterKind>(kind: Kind, columns: DataColumn<ItemOf<Kind>>[]) => () => {
  const { open } = useModal();
  const { edit, remove } = useRecordActions();
  const [search, setSearch] = useSearchParams();
  const searchTerm = search.get('searchTerm')?.trim() ?? '';
  const list = usePagedList(kind, { searchTerm });
  const { title, search: placeholder, empty } = registers[kind];
  const isEditing = can(useActor(), 'catalogue.edit');
  const add = () => { open({ type: 'record', kind }); };
  // Another search term is another list.
  const selecting = useSelecting(kind, `${kind}?${searchTerm}`, { ...list.choosing, isSearch: searchTerm !== '' });
  const selection = useRowSelection(selecting, list.items);
  return (
    <ListPage
      title={title}
      actions={(
        <RegisterToolbar
          // Another search term starts at page 1, and leaves no trail of half-typed ones.
          search={{ value: searchTerm, onSearch: term => setSearch(term ? { searchTerm: term } : {}, { replace: true }), placeholder }}
          actions={isEditing && <>{selecting.button}<AddButton onPress={add} /></>}
        />
      )}
      list={list}
      cover={selecting.bar}
    >
      <DataTable
        caption={title}
        columns={columns}
        items={list.items}
        isLoading={!list.itemsLoaded}
        isBusy={list.loading}
        emptyText={empty}
        emptyAction={isEditing && !searchTerm && <Button onClick={add}>{screens.makeOne}</Button>}
        selection={selection}
        rowActions={isEditing ? item => [edit(kind, item), remove(kind, item.id, item.name)] : undefined}
      />
    </ListPage>
  );
};

const name: DataColumn<Named> = { key: 'name', header: registers.columns.name, render: record => record.name };

const customerColumns: DataColumn<Customer>[] = [
  name,
  { key: 'erpId', header: registers.columns.erpId, render: customer => customer.erpId },
  { key: 'contact', header: registers.columns.contact, render: customer => customer.contact },
];

/** The plain resources, each with its columns (specification §2, /customers, /materials, /tags). */
export const Customers = register('Customers', customerColumns);
export const Materials = register('Materials', [name]);
export const Tags = register('Tags', [name]);
