import type { Collection } from '@staalkaart/api-client';
import { can, type Actor } from '../access/access.ts';

/**
 * How many products of a collection are shown; undefined where hidden ones may be among those that were told.
 * @param isPresented it was told as presentation mode shows it
 */
export const shownCount = ({ productIds }: Pick<Collection, 'productIds'>, actor: Actor, isPresented = false): number | undefined =>
  (isPresented || productIds.length === 0 || can(actor, 'catalogue.seeHidden') || !can({ ...actor, mode: 'edit' }, 'catalogue.seeHidden') ? productIds.length : undefined);
