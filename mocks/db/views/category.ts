import type { Category } from '@staalkaart/api-client/wire';
import { canSee, type Reader } from '../../auth/access.ts';
import type { Db } from '../db.ts';
import type { CategoryFact } from '../facts.ts';
import { namedAll, recordsOf, tileView } from './common.ts';

/** A category with the segments that it is in, as far as the reader may know of them. */
export const categoryView = (db: Db, category: CategoryFact, me: Reader): Category => {
  const segments = namedAll(recordsOf(db.segments, category.segmentIds).filter(canSee(me)));
  return { ...tileView(db, category), order: category.order, segments, segmentIds: segments.map(({ id }) => id) };
};
