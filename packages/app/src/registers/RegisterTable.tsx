import type { ListState } from '@staalkaart/api-client';
import { DataTable, RetryNotice, type DataTableProps } from '@staalkaart/ui';
import { readableError } from '../errors/errorPolicy.ts';
import { ListPagination } from '../screen/ListPagination.tsx';

export interface RegisterTableProps<Item> extends Pick<DataTableProps<Item>, 'caption' | 'columns' | 'emptyText' | 'rowActions'> {
  list: ListState<Item>;
  onPage: (page: number) => void;
}

/** A paged list as a table: its bones, its rows, or its failure with another try in place. */
export const RegisterTable = <Item extends { id: string | number }>({ list, onPage, ...table }: RegisterTableProps<Item>) => (
  <>
    {list.error && !list.itemsLoaded ? <RetryNotice text={readableError(list.error)} onRetry={list.retry} /> : (
      <DataTable {...table} items={list.items} getKey={item => String(item.id)} isLoading={!list.itemsLoaded} isBusy={list.loading} />
    )}
    <ListPagination list={list} onPage={onPage} />
  </>
);
