import { LazyQrSheet } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { numberFor } from '../access/visibility.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useWholeQuery } from './useWholeQuery.ts';

/** The QR codes of a query's products, or of a collection, on a sheet: what the person sees of it, all its pages. */
export const QrSheetModal = ({ title, params, onClose }: ModalOf<'qrSheet'>) => {
  const base = useHref(paths.root);
  const actor = useActor();
  const { products, error, load } = useWholeQuery(params);
  const coded = useMemo(() => products?.map(product => (
    { id: product.id, name: product.name, erpId: numberFor(actor, product), address: new URL(base.replace(/\/$/, '') + paths.product(product.id), window.location.origin).href }
  )), [products, base, actor]);
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
