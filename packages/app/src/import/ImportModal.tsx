import { products, useProductWrites } from '@staalkaart/api-client';
import { LazyImportForm, templateColumns, type ImportFormProps } from '@staalkaart/ui';
import { useEffect, useState } from 'react';
import { readableError } from '../errors/errorPolicy.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { downloadTemplate } from './downloadTemplate.ts';

type Template = Pick<ImportFormProps, 'templateColumns' | 'templateStatus'>;

/** The columns of the server's template, to compare a file with; the form does without them where they fail. */
const useTemplate = (): Template => {
  const [template, setTemplate] = useState<Template>({ templateStatus: 'loading' });
  useEffect(() => {
    let isGone = false;
    const set = (next: Template) => { if (!isGone) setTemplate(next); };
    products.template().then(templateColumns).then(
      columns => set({ templateColumns: columns, templateStatus: 'ready' }),
      () => set({ templateStatus: 'failed' }),
    );
    return () => { isGone = true; };
  }, []);
  return template;
};

/** Imports products from a CSV file; its result, or its failure, takes the place of the form (specification §4, §8). */
export const ImportModal = ({ onClose }: { onClose: () => void }) => {
  const { batch } = useProductWrites();
  const { open } = useModal();
  const template = useTemplate();
  const onSubmit: ImportFormProps['onSubmit'] = async (file, hooks) => {
    try {
      open({ type: 'importResult', result: await batch({ file, ...hooks }) });
    } catch (error) {
      if (hooks.signal?.aborted) throw error;
      open({ type: 'importFailed', text: readableError(error) });
    }
  };
  return <LazyImportForm {...template} onTemplate={() => void downloadTemplate()} onSubmit={onSubmit} onClose={onClose} />;
};
