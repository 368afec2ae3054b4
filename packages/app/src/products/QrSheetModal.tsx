import { LazyQrSheet } from '@staalkaart/ui';
import { use, useMemo } from 'react';
import { isShown, numberFor } from '../access/visibility.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { paths } from '../shell/routing/paths.ts';
import { LinksContext } from '../shell/routing/RouterLink.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { useWholeQuery } from './useWholeQuery.ts';

/** The QR codes of a query's products, or of a collection, on a sheet: all its pages, without what is not there for who scans it. */
export const QrSheetModal = ({ title, params, onClose }: ModalOf<'qrSheet'>) => {
  const { hrefOf } = use(LinksContext);
  const actor = useActor();
  const { products, error, load } = useWholeQuery(params);
  const scannable = useMemo(() => products?.filter(product => actor && isShown('Products', product, { ...actor, mode: 'presentation' })), [products, actor]);
  const coded = useMemo(() => scannable?.map(product => (
    { id: product.id, name: product.name, erpId: numberFor(actor, product), address: new URL(hrefOf(paths.product(product.id)), window.location.origin).href }
  )), [scannable, hrefOf, actor]);
  return (
    <LazyQrSheet
      title={title}
      products={coded}
      leftOut={(products?.length ?? 0) - (scannable?.length ?? 0)}
      error={error ? readableError(error) : undefined}
      onRetry={() => void load()}
      onClose={onClose}
    />
  );
};
