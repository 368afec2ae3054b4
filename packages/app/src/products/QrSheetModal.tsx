import { LazyQrSheet } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { paths } from '../shell/routing/paths.ts';
import { useWholeQuery } from './useWholeQuery.ts';

/** The QR codes of a query's products, or of a collection, on a sheet: what the person sees of it, all its pages. */
export const QrSheetModal = ({ title, params, onClose }: ModalOf<'qrSheet'>) => {
  const base = useHref(paths.root);
  const { products, error, load } = useWholeQuery(params);
  const coded = useMemo(() => products?.map(({ id, name, erpId }) => (
    { id, name, erpId, address: new URL(base.replace(/\/$/, '') + paths.product(id), window.location.origin).href }
  )), [products, base]);
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
