import type { Segment } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { SegmentFact } from '../facts.ts';
import { tileView } from './common.ts';

/** A segment; its categories are those that name it. */
export const segmentView = (db: Db, segment: SegmentFact): Segment => ({
  ...tileView(db, segment),
  order: segment.order,
  categoryIds: db.categories.all().filter(({ segmentIds }) => segmentIds.includes(segment.id)).map(({ id }) => id),
});
