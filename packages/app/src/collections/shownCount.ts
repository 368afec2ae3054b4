import type { Collection } from '@staalkaart/api-client';
import { can, type Actor } from '../access/access.ts';
import { isToldOfHidden } from '../access/visibility.ts';

/**
 * How many products of a collection are shown; undefined where hidden ones may be among those that were told.
 * @param isPresented it was told as presentation mode shows it
 */
export const shownCount = ({ productIds }: Pick<Collection, 'productIds'>, actor: Actor, isPresented = false): number | undefined =>
  (isPresented || productIds.length === 0 || can(actor, 'catalogue.seeHidden') || !isToldOfHidden(actor) ? productIds.length : undefined);
