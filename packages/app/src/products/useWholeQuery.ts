import { listAll, type ProductItem, type ProductListParams } from '@staalkaart/api-client';
import { useCallback, useEffect, useState } from 'react';
import { isShown } from '../access/visibility.ts';
import { useActor } from '../shell/session/useActor.ts';

/** What the person sees of a query's products, all its pages; undefined until they came, and without a query. `load` asks once more. */
export const useWholeQuery = (params: ProductListParams | undefined) => {
  // As it was opened: another mode would be another list.
  const [actor] = useState(useActor());
  const [products, setProducts] = useState<ProductItem[]>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(async () => {
    if (!params) return;
    setError(undefined);
    try {
      const all = await listAll('Products', params);
      setProducts(actor ? all.filter(product => isShown('Products', product, actor)) : []);
    } catch (failure) {
      setError(failure);
    }
  }, [params, actor]);
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => { void load(); }, [load]);
  return { products, error, load };
};
