import type { Category } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { CategoryFact } from '../facts.ts';
import { namedAll, tileView } from './common.ts';

/** A category with the segments that it is in. */
export const categoryView = (db: Db, category: CategoryFact): Category => ({
  ...tileView(db, category),
  order: category.order,
  segments: namedAll(db.segments, category.segmentIds),
  segmentIds: [...category.segmentIds],
});
