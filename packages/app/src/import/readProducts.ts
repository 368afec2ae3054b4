import { api, type Id, type Product, type ProductItem } from '@staalkaart/api-client';
import { isNotFound } from '../shell/errors/errorPolicy.ts';

type Reads = Pick<typeof api, 'detail'>;

/** How many records are asked at once. */
const AT_ONCE = 4;

/** A product as a list or a selection knows it. */
export type Listed = Pick<ProductItem, 'id' | 'customer'>;

/** What is known of each product by its id; undefined of one that is gone. */
export type Collected = Map<Id, Product | undefined>;

/**
 * Reads each product whole, some at once, and writes it into `known`; what is known already is not asked again.
 * @param signal stops it: nothing more is asked
 * @throws ApiError of the first that failed, once nothing of it is on its way any more
 */
export const readProducts = async (
  products: readonly Listed[], known: Collected, { signal, onProgress, reads = api }: { signal: AbortSignal; onProgress: (done: number) => void; reads?: Reads },
): Promise<void> => {
  const left = products.filter(({ id }) => !known.has(id)).values();
  let failure: unknown;
  const readOn = async () => {
    for (const { id, customer } of left) {
      if (failure || signal.aborted) return;
      try {
        const { record } = await reads.detail('Products', id);
        known.set(id, { ...record, customer: record.customer ?? customer });
      } catch (error) {
        // Deleted meanwhile: it belongs to the list no longer.
        if (isNotFound(error)) known.set(id, undefined);
        else failure ??= error;
      }
      onProgress(known.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  // oxlint-disable-next-line typescript/only-throw-error
  if (failure) throw failure;
};
