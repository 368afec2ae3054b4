import type { Id, ListItem, Named, PageParams } from './common.ts';
import { many, optionalIds, optionalNumber, type Parser, parseListItem, parseNamed } from './read.ts';

/** A shelf of products, in one segment or in several (specification §3). */
export interface Category extends ListItem {
  order: number;
  segments: Named[];
  segmentIds: Id[];
}

export const parseCategory: Parser<Category> = (fields, id) => {
  const segments = many(parseNamed, fields.segments);
  return {
    ...parseListItem(fields, id),
    order: optionalNumber(fields.order) ?? 0,
    segments,
    segmentIds: optionalIds(fields.segmentIds) ?? segments.map(segment => segment.id),
  };
};

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
