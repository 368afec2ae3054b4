import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { Tabs } from 'react-aria-components';
import { Button } from '../../controls/Button/Button.tsx';
import { importText } from '../../nl/import.ts';
import { FormDialog } from '../../overlays/FormDialog/FormDialog.tsx';
import type { ImportItem } from '../errorCsv.ts';
import { Block, List, Nothing, Panel, Summaries, Summary } from './ImportResultDialog.styles.ts';

export interface ImportResultDialogProps {
  /** The answer of `POST Products/batch` (specification §3, "Import result"). */
  result: { uploadedItems: readonly ImportItem[]; errorItems: readonly ImportItem[] };
  /** Saves the error list: `errorCsv(result.errorItems)` under `errorCsvName('products', new Date())`. */
  onDownloadErrors: () => void;
  /** The person has seen it. */
  onClose: () => void;
}

/** How many lines the browser lays out together, as they come near: one by one costs it as much as all of them at once. */
const BLOCK = 100;

const blocksOf = (items: readonly ImportItem[]) => Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, at) => items.slice(at * BLOCK, (at + 1) * BLOCK));

/** Every line is in the page. */
const Lines = ({ items, label, reasonsOf }: { items: readonly ImportItem[]; label: string; reasonsOf?: (item: ImportItem) => string }) => (
  <List tabIndex={0} role="list" aria-label={label}>
    {blocksOf(items).map((block, at) => (
      <Block key={at}>
        {block.map((item, line) => (
          <div key={line} role="listitem">
            <strong>{item.name?.trim() || importText.nameless}</strong>
            {reasonsOf && <p>{reasonsOf(item)}</p>}
          </div>
        ))}
      </Block>
    ))}
  </List>
);

const reasonsOf = ({ errorMessages }: ImportItem) => (errorMessages?.length ? errorMessages.join('\n') : importText.noReason);

/** The log of an import (specification §4 and §8): what came in, what did not and why. Use it through `LazyImportResultDialog`. */
export const ImportResultDialog = ({ result: { uploadedItems, errorItems }, onDownloadErrors, onClose }: ImportResultDialogProps) => {
  const hasFailed = errorItems.length > 0;
  const imported = importText.imported(uploadedItems.length);
  const failed = importText.failed(errorItems.length);
  const footer = (
    <>
      {hasFailed && <Button variant="quiet" onClick={onDownloadErrors}><Download aria-hidden />{importText.downloadErrors}</Button>}
      <Button onClick={onClose}>{importText.close}</Button>
    </>
  );
  return (
    <FormDialog title={importText.resultTitle} size="wide" isDirty={false} onClose={onClose} footer={footer}>
      <Tabs defaultSelectedKey={hasFailed ? 'failed' : 'imported'}>
        <Summaries aria-label={importText.resultTitle}>
          <Summary id="imported" data-empty={uploadedItems.length === 0 || undefined}><CircleCheck aria-hidden /><span>{imported}</span></Summary>
          <Summary id="failed" data-empty={!hasFailed || undefined}><CircleAlert aria-hidden /><span>{failed}</span></Summary>
        </Summaries>
        <Panel id="imported">{uploadedItems.length > 0 ? <Lines items={uploadedItems} label={imported} /> : <Nothing>{importText.noneImported}</Nothing>}</Panel>
        <Panel id="failed">{hasFailed ? <Lines items={errorItems} label={failed} reasonsOf={reasonsOf} /> : <Nothing>{importText.noneFailed}</Nothing>}</Panel>
      </Tabs>
    </FormDialog>
  );
};
