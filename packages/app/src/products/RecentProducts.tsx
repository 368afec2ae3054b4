import { isSameId, useList, type ProductItem } from '@staalkaart/api-client';
import { ProductStrip, unseenReason } from '@staalkaart/ui';
import { useState } from 'react';
import type { Actor } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';
import { findAgain as text } from '../nl/findAgain.ts';
import { paths } from '../shell/routing/paths.ts';
import { MOST_VIEWED, readViewed } from './viewed.ts';

const KEPT = { isKept: true };

const stripOf = (products: readonly (ProductItem | undefined)[], actor: Actor) => products
  .filter(product => product !== undefined)
  .filter(product => isShown('Products', product, actor))
  .map(({ id, name, coverImagePath, isVisible }) => ({ id, name, coverImagePath, href: paths.product(id), unseen: unseenReason(isVisible === false, coverImagePath) }));

/** What somebody looked at last on this device, and what is new: to find again. Both keep silent where they fail. */
export const RecentProducts = ({ actor }: { actor: Actor }) => {
  const [ids] = useState(() => readViewed(actor.id));
  const viewed = useList('Products', ids.length > 0 ? { productIds: ids, pageSize: MOST_VIEWED } : null, KEPT);
  const fresh = useList('Products', { orderBy: 'created', pageSize: MOST_VIEWED }, KEPT);
  return (
    <>
      {/* A server that does not know the parameter answers others: they are left out. */}
      <ProductStrip title={text.viewed} products={stripOf(ids.map(id => viewed.items.find(product => isSameId(product.id, id))), actor)} />
      <ProductStrip title={text.fresh} products={stripOf(fresh.items, actor)} all={{ href: `${paths.products}?orderBy=created`, label: text.allFresh }} />
    </>
  );
};
