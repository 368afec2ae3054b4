import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { FormDialog } from '../../overlays/FormDialog/FormDialog.tsx';
import { importText } from '../../nl/import.ts';
import type { ImportItem } from '../errorCsv.ts';
import { Nothing, Tab, TabPanel, Tabs } from './ImportResultDialog.styles.ts';
import { ResultList } from './ResultList.tsx';

export interface ImportResultDialogProps {
  /** The answer of `POST Products/batch` (specification §3, "Import result"). */
  result: { uploadedItems: readonly ImportItem[]; errorItems: readonly ImportItem[] };
  /** Saves the error list: `errorCsv(result.errorItems)` under `errorCsvName('products', new Date())`. */
  onDownloadErrors: () => void;
  /** The person has seen it. */
  onClose: () => void;
}

const KINDS = ['imported', 'failed'] as const;
type Kind = (typeof KINDS)[number];

/** The log of an import (specification §4 and §8): what came in, what did not and why. Use it through `LazyImportResultDialog`. */
export const ImportResultDialog = ({ result, onDownloadErrors, onClose }: ImportResultDialogProps) => {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const items = { imported: result.uploadedItems, failed: result.errorItems };
  const hasFailed = items.failed.length > 0;
  const [kind, setKind] = useState<Kind>(hasFailed ? 'failed' : 'imported');
  const summary = { imported: importText.imported(items.imported.length), failed: importText.failed(items.failed.length) };
  const icons = { imported: CircleCheck, failed: CircleAlert };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = { ArrowLeft: KINDS[0], ArrowRight: KINDS[1], Home: KINDS[0], End: KINDS[1] }[key];
    if (!next) return;
    setKind(next);
    tabs.current?.querySelector<HTMLElement>(`[data-kind="${next}"]`)?.focus();
  };
  const footer = (
    <>
      {hasFailed && <Button variant="quiet" onClick={onDownloadErrors}><Download aria-hidden />{importText.downloadErrors}</Button>}
      <Button onClick={onClose}>{importText.close}</Button>
    </>
  );
  return (
    <FormDialog title={importText.resultTitle} size="wide" isDirty={false} onClose={onClose} footer={footer}>
      <Tabs ref={tabs} aria-label={importText.resultTitle} onKeyDown={onKeyDown}>
        {KINDS.map(each => {
          const Icon = icons[each];
          return (
            <Tab
              key={each}
              type="button"
              id={`${id}-${each}`}
              aria-selected={each === kind}
              aria-controls={each === kind ? `${id}-panel` : undefined}
              tabIndex={each === kind ? 0 : -1}
              data-kind={each}
              data-empty={items[each].length === 0 || undefined}
              onClick={() => setKind(each)}
            >
              <Icon aria-hidden /><span>{summary[each]}</span>
            </Tab>
          );
        })}
      </Tabs>
      <TabPanel id={`${id}-panel`} aria-labelledby={`${id}-${kind}`}>
        {items[kind].length > 0
          ? <ResultList key={kind} items={items[kind]} isFailed={kind === 'failed'} label={summary[kind]} />
          : <Nothing>{kind === 'failed' ? importText.noneFailed : importText.noneImported}</Nothing>}
      </TabPanel>
    </FormDialog>
  );
};
