import type { DetailState, ListState } from '@staalkaart/api-client';
import { CONTENT_ID, EmptyState, isPaginationShown, PageContainer, PageHeader, Pagination, RetryNotice, unseenReason, type PageHeaderProps } from '@staalkaart/ui';
import { useState, type ReactNode } from 'react';
import { screens } from '../nl/screens.ts';
import { readableError, type Occasion } from '../shell/errors/errorPolicy.ts';
import { useTabState } from '../shell/session/mode.ts';
import { useFailure } from '../shell/tell.ts';
import { useScreen } from '../shell/useScreen.ts';
import type { PagedList } from './usePagedList.ts';

interface ListPageProps extends Omit<PageHeaderProps, 'count'> {
  /** What the page lists; a paged one has its pagination beneath. */
  list: ListState<unknown> & Partial<Pick<PagedList<'Products'>, 'setPage'>>;
  /** Of the size of what replaces it; without it what is listed shows by itself that it loads. */
  skeleton?: ReactNode;
  /** What stands in the place of no items. */
  empty?: ReactNode;
  /** How many of the items the person sees (specification §4, "Visibility"); a list of which all may be seen does without, and says itself that it is empty. */
  shown?: number;
  /** The pagination is shown whenever there are results, as for products; else from the second page on (specification §9). */
  isAlwaysPaged?: boolean;
  /** What a failure is told as; of users it is told otherwise (specification §8). */
  occasion?: Occasion;
  /** The record that the list belongs to: its failure makes the screen complete too, another try asks for it again, and that it is hidden is said beneath the title. */
  record?: Pick<DetailState<{ isVisible?: boolean | null }>, 'item' | 'error' | 'retry'>;
  /** The items. */
  children: ReactNode;
  /** What covers the page: a lifted card, a slideshow. */
  cover?: ReactNode;
}

/** A page that shows one list: its heading, then its skeleton, its failure with a toast and a retry, its emptiness or its items. */
export const ListPage = ({ list, skeleton, empty, shown, isAlwaysPaged = false, occasion, record, subtitle, children, cover, ...header }: ListPageProps) => {
  const { items, pagination, loading, itemsLoaded, isPartial, error, retry, setPage } = list;
  useScreen(header.title, itemsLoaded || Boolean(error ?? record?.error));
  useFailure(error, occasion);
  const { mode } = useTabState();
  const [countedIn, setCountedIn] = useState(mode);
  if (!loading && countedIn !== mode) setCountedIn(mode);
  const again = () => {
    if (record?.error) record.retry();
    retry();
  };
  const isEmpty = shown === 0 && !isPartial;
  const hasOthers = (pagination?.totalPages ?? 0) > 1;
  const isLoading = !itemsLoaded && skeleton !== undefined;
  // What is hidden is in no count: where other pages may have some too, nobody knows how many are seen.
  const total = pagination?.totalCount ?? items.length;
  const count = shown === undefined || shown === items.length ? total : hasOthers ? undefined : shown;
  // All of this page is hidden; others have something to show.
  const nothing = hasOthers ? <EmptyState drawing="search" text={screens.nothingHere} /> : empty;
  // Beside words: a skeleton stands alone until they come.
  const unseen = record?.item?.isVisible === false && unseenReason(true, null);
  return (
    <PageContainer>
      <PageHeader {...header} subtitle={typeof subtitle === 'object' ? subtitle : [unseen, subtitle].filter(Boolean).join(' · ')} count={itemsLoaded && !loading ? count : undefined} />
      {/* Of a list whose rest did not come, what is in stays beneath. */}
      {error && (!itemsLoaded || isPartial) && <RetryNotice text={readableError(error)} onRetry={again} />}
      {error && !itemsLoaded ? undefined : isLoading ? skeleton : isEmpty ? nothing : children}
      {setPage && pagination && itemsLoaded && isPaginationShown(pagination, isAlwaysPaged) && (
        <Pagination
          page={pagination.currentPage}
          pageSize={pagination.pageSize}
          // What another mode counted is said in none.
          totalCount={mode === countedIn ? pagination.totalCount : 0}
          totalPages={pagination.totalPages}
          itemCount={items.length}
          isLoading={loading}
          onPage={page => {
            setPage(page);
            // Another page is read from its top: the focus goes there too.
            document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
          }}
        />
      )}
      {cover}
    </PageContainer>
  );
};
