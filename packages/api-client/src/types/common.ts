/** Opaque id of a record: never computed with, and compared with the id in a URL as text. */
export type Id = number | string;

/** Whether two ids name one record: a URL's `"7"` and a list's `7` do. No id is never the same. */
export const isSameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a != null && b != null && String(a) === String(b);

/** The `Pagination` header of a list (specification §3). */
export interface Pagination {
  currentPage: number;
  totalCount: number;
  totalPages: number;
  pageSize: number;
}

/** One page of a list: the items of the body beside the pagination of the header. */
export interface Page<Item> {
  items: Item[];
  pagination: Pagination;
}

/** Parameters that every list takes (specification §7). */
export interface PageParams {
  pageNumber?: number;
  pageSize?: number;
}

/** Those of a list that can be searched. */
export interface SearchParams extends PageParams {
  searchTerm?: string;
}

/** Those of a list that tells editors of what is hidden. */
export interface PresentedParams extends PageParams {
  /** As presentation mode shows the list: nothing that is hidden. Of a server that announces `presented`. */
  presented?: true | undefined;
}

/** A chosen file, and the hooks of its upload. */
export interface Upload {
  file: File;
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}
