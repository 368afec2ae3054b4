/** What a list knows about its pages; page numbers start at 1 (specification §9). */
export interface Pages {
  /** The page on screen. */
  page: number;
  /** Items on a full page. */
  pageSize: number;
  /** Items on all pages together. */
  totalCount: number;
  /** Pages in all; 0 without items. */
  totalPages: number;
}

/** The first and last item on a page, counted from 1; both 0 without items. `itemCount` is what really arrived. */
export const itemRange = ({ page, pageSize, totalCount }: Omit<Pages, 'totalPages'>, itemCount?: number): { from: number; to: number } => {
  const from = (page - 1) * pageSize + 1;
  const to = itemCount === undefined ? Math.min(page * pageSize, totalCount) : from - 1 + itemCount;
  return totalCount === 0 || to < from ? { from: 0, to: 0 } : { from, to };
};

/** Page numbers to offer: first, last and the neighbours, always seven places wide, so that nothing moves. */
export const pageNumbers = (page: number, totalPages: number): (number | 'gap')[] => {
  const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (totalPages <= 7) return span(1, totalPages);
  if (page <= 4) return [...span(1, 5), 'gap', totalPages];
  if (page >= totalPages - 3) return [1, 'gap', ...span(totalPages - 4, totalPages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', totalPages];
};

/** Whether a list shows its pagination: with several pages, or (`isAlways`, for products) whenever there are results. */
export const isPaginationShown = ({ totalPages, totalCount }: Pick<Pages, 'totalPages' | 'totalCount'>, isAlways: boolean): boolean =>
  totalPages > 1 || (isAlways && totalCount > 0);
