import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { Tabs } from 'react-aria-components';
import { Button } from '../../controls/Button/Button.tsx';
import { importText } from '../../nl/import.ts';
import { FormDialog } from '../../overlays/FormDialog/FormDialog.tsx';
import { Buttons } from '../../overlays/FormDialog/FormDialog.styles.ts';
import type { ImportItem } from '../errorCsv.ts';
import { List, Nothing, Panel, Row, Summary, Summaries } from './ImportResultDialog.styles.ts';

export interface ImportResultDialogProps {
  /** The answer of `POST Products/batch` (specification §3, "Import result"). */
  result: { uploadedItems: readonly ImportItem[]; errorItems: readonly ImportItem[] };
  /** Saves the error list: `errorCsv(result.errorItems)` under `errorCsvName('products', new Date())`. */
  onDownloadErrors: () => void;
  /** The person has seen it. */
  onClose: () => void;
}

/** Every line is in the page; the browser lays out those that are in sight. */
const Lines = ({ items, label, reasonsOf }: { items: readonly ImportItem[]; label: string; reasonsOf?: (item: ImportItem) => string }) => (
  <List tabIndex={0} role="list" aria-label={label}>
    {items.map((item, at) => (
      <Row key={at}>
        <strong>{item.name?.trim() || importText.nameless}</strong>
        {reasonsOf && <p>{reasonsOf(item)}</p>}
      </Row>
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
    <Buttons>
      {hasFailed && <Button variant="quiet" onClick={onDownloadErrors}><Download aria-hidden />{importText.downloadErrors}</Button>}
      <Button onClick={onClose}>{importText.close}</Button>
    </Buttons>
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
