import { api, type Product } from '@staalkaart/api-client';
import { LazyExportDialog, productsCsv } from '@staalkaart/ui';
import { useEffect, useRef, useState } from 'react';
import { EXPORT_NAME } from '../constants.ts';
import { exportTexts } from '../nl/export.ts';
import { useWholeQuery } from '../products/useWholeQuery.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { tellEnded, useTell } from '../shell/tell.ts';
import { readProducts, type Collected, type Listed } from './readProducts.ts';
import { saveCsv } from './saveCsv.ts';

/** Products as a CSV file in the columns of the import's template: those that were chosen, or what the person sees of a query, all its pages. */
export const ExportModal = ({ params, products: chosen, onClose }: ModalOf<'exportProducts'>) => {
  const { products: listed, error: unlisted, load } = useWholeQuery(params);
  const products: readonly Listed[] | undefined = chosen ?? listed;
  const [done, setDone] = useState<number>();
  const [uncollected, setError] = useState<unknown>();
  const error = unlisted ?? uncollected;
  const [known] = useState<Collected>(() => new Map());
  const tell = useTell();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => {
    if (running.current) tellEnded(exportTexts.broken);
    running.current?.abort();
  }, []);

  const collect = async (list: readonly Listed[]) => {
    const { signal } = running.current = new AbortController();
    setError(undefined);
    setDone(known.size);
    try {
      const template = await (await api.productTemplate()).text();
      await readProducts(list, known, { signal, onProgress: setDone });
      if (signal.aborted) return;
      const rows = list.map(({ id }) => known.get(id)).filter((product): product is Product => product !== undefined);
      const name = saveCsv(EXPORT_NAME, productsCsv(template, rows));
      tell.success(exportTexts.exported(rows.length, name));
      if (rows.length < list.length) tell.warning(exportTexts.gone(list.length - rows.length));
      onClose();
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      running.current = undefined;
    }
  };
  return (
    <LazyExportDialog
      count={products?.length}
      done={done}
      error={error ? readableError(error) : undefined}
      onStart={() => void (products ? collect(products) : load())}
      onClose={onClose}
    />
  );
};
