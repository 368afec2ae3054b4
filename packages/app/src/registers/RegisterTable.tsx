import { DataTable, RetryNotice, type DataTableProps } from '@staalkaart/ui';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { ListPagination } from '../records/ListPagination.tsx';
import type { PagedList } from '../records/usePagedList.ts';

export interface RegisterTableProps<Item> extends Pick<DataTableProps<Item>, 'caption' | 'columns' | 'emptyText' | 'rowActions'> {
  list: PagedList<Item>;
}

/** A paged list as a table: its bones, its rows, or its failure with another try in place. */
export const RegisterTable = <Item extends { id: string | number }>({ list, ...table }: RegisterTableProps<Item>) => (
  <>
    {list.error && !list.itemsLoaded ? <RetryNotice text={readableError(list.error)} onRetry={list.retry} /> : (
      <DataTable {...table} items={list.items} getKey={item => String(item.id)} isLoading={!list.itemsLoaded} isBusy={list.loading} />
    )}
    <ListPagination list={list} />
  </>
);
