import type { Id, ListItem, Named, PageParams } from './common.ts';

/** A shelf of products, in one segment or in several (specification §3). */
export interface Category extends ListItem {
  order: number;
  segments: Named[];
  segmentIds: Id[];
}

export interface CategoryListParams extends PageParams {
  segmentName?: string;
}

export interface CategoryCreate {
  segmentIds: Id[];
  order: number;
  name: string;
  path?: string | null;
}

export interface CategoryUpdate extends CategoryCreate {
  id: Id;
  /** Sent when it is shown or hidden. */
  isVisible?: boolean;
}
