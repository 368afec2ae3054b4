import { CONTENT_ID, isPaginationShown, Pagination } from '@staalkaart/ui';
import type { PagedList } from './usePagedList.ts';

export interface ListPaginationProps {
  list: Pick<PagedList<unknown>, 'items' | 'pagination' | 'loading' | 'itemsLoaded' | 'setPage'>;
  /** Shown whenever there are results, as products are; others from the second page on (specification §9). */
  isAlwaysShown?: boolean;
}

/** The pagination under a list. Another page is read from its top: the focus goes there too. */
export const ListPagination = ({ list: { items, pagination, loading, itemsLoaded, setPage }, isAlwaysShown = false }: ListPaginationProps) =>
  pagination && itemsLoaded && isPaginationShown(pagination, { always: isAlwaysShown }) ? (
    <Pagination
      page={pagination.currentPage}
      pageSize={pagination.pageSize}
      totalCount={pagination.totalCount}
      totalPages={pagination.totalPages}
      itemCount={items.length}
      isLoading={loading}
      onPage={page => {
        setPage(page);
        document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
      }}
    />
  ) : null;
