import type { Id, ListItem, PageParams } from './common.ts';
import { optionalIds, optionalNumber, type Parser, parseListItem } from './read.ts';

/** A market that the catalogue is cut into (specification §3). */
export interface Segment extends ListItem {
  order: number;
  /** Empty: the segment is disabled. */
  categoryIds: Id[];
}

export const parseSegment: Parser<Segment> = (fields, id) => ({
  ...parseListItem(fields, id),
  order: optionalNumber(fields.order) ?? 0,
  categoryIds: optionalIds(fields.categoryIds) ?? optionalIds(fields.categories) ?? [],
});

export interface SegmentListParams extends PageParams {}

export interface SegmentCreate {
  name: string;
}

export interface SegmentUpdate extends SegmentCreate {
  id: Id;
  order: number;
  path?: string | null;
  /** Sent when it is shown or hidden. */
  isVisible?: boolean;
}
