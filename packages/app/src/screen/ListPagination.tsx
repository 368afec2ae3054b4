import type { Pagination as PageOfList } from '@staalkaart/api-client';
import { isPaginationShown, Pagination } from '@staalkaart/ui';

export interface ListPaginationProps {
  list: { items: unknown[]; pagination: PageOfList | undefined; loading: boolean };
  onPage: (page: number) => void;
  /** Shown whenever there are results, as products are; others from the second page on (specification §9). */
  isAlwaysShown?: boolean;
}

/** The pagination under a list. */
export const ListPagination = ({ list: { items, pagination, loading }, onPage, isAlwaysShown = false }: ListPaginationProps) =>
  pagination && isPaginationShown(pagination, { always: isAlwaysShown }) ? (
    <Pagination
      page={pagination.currentPage}
      pageSize={pagination.pageSize}
      totalCount={pagination.totalCount}
      totalPages={pagination.totalPages}
      itemCount={items.length}
      isLoading={loading}
      onPage={onPage}
    />
  ) : null;
