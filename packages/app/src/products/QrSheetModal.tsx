import { LazyQrSheet } from '@staalkaart/ui';
import { use, useMemo } from 'react';
import { numberFor } from '../access/visibility.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { paths } from '../shell/routing/paths.ts';
import { LinksContext } from '../shell/routing/RouterLink.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { useWholeQuery } from './useWholeQuery.ts';

/** The QR codes of a query's products, or of a collection, on a sheet: what the person sees of it, all its pages. */
export const QrSheetModal = ({ title, params, onClose }: ModalOf<'qrSheet'>) => {
  const { hrefOf } = use(LinksContext);
  const actor = useActor();
  const { products, error, load } = useWholeQuery(params);
  const coded = useMemo(() => products?.map(product => (
    { id: product.id, name: product.name, erpId: numberFor(actor, product), address: new URL(hrefOf(paths.product(product.id)), window.location.origin).href }
  )), [products, hrefOf, actor]);
  return (
    <LazyQrSheet
      title={title}
      products={coded}
      error={error ? readableError(error) : undefined}
      onRetry={() => void load()}
      onClose={onClose}
    />
  );
};
