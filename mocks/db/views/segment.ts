import type { Segment } from '@staalkaart/api-client/wire';
import { canSee, type Reader } from '../../auth/access.ts';
import type { Db } from '../db.ts';
import type { SegmentFact } from '../facts.ts';
import { tileView } from './common.ts';

/** A segment; its categories are those that name it and that the reader may know of. */
export const segmentView = (db: Db, segment: SegmentFact, me: Reader): Segment => ({
  ...tileView(db, segment),
  order: segment.order,
  categoryIds: db.categories.all().filter(({ segmentIds }) => segmentIds.includes(segment.id)).filter(canSee(me)).map(({ id }) => id),
});
