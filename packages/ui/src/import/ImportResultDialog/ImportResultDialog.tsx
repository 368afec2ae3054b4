import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { importText } from '../../nl/import.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import type { ImportItem } from '../writeCsv.ts';
import { Block, List, Nothing, Panel, Summaries, Summary } from './ImportResultDialog.styles.ts';

export interface ImportResultDialogProps {
  /** The answer of `POST Products/batch` (specification §3, "Import result"). */
  result: { uploadedItems: readonly ImportItem[]; errorItems: readonly ImportItem[] };
  /** Saves the error list: `errorCsv(result.errorItems)` under `csvName('products_import_errorList', new Date())`. */
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
  const id = useId();
  const hasFailed = errorItems.length > 0;
  const [isFailedShown, showFailed] = useState(hasFailed);
  const summaries = [
    { icon: CircleCheck, kind: 'imported', items: uploadedItems, text: importText.imported(uploadedItems.length), isSelected: !isFailedShown },
    { icon: CircleAlert, kind: 'failed', items: errorItems, text: importText.failed(errorItems.length), isSelected: isFailedShown },
  ];
  const selected = summaries[Number(isFailedShown)]!;
  const footer = (
    <>
      {hasFailed && <Button variant="quiet" onClick={onDownloadErrors}><Download aria-hidden />{importText.downloadErrors}</Button>}
      <Button onClick={onClose}>{importText.close}</Button>
    </>
  );
  return (
    <Dialog title={importText.resultTitle} size="wide" onClose={onClose} footer={footer}>
      <Body>
        <Summaries
          aria-label={importText.resultTitle}
          onKeyDown={({ key, currentTarget: { firstElementChild, lastElementChild } }) => {
            const next = { ArrowLeft: firstElementChild, Home: firstElementChild, ArrowRight: lastElementChild, End: lastElementChild }[key];
            (next as HTMLElement | undefined)?.focus();
          }}
        >
          {summaries.map(({ icon: Icon, kind, items, text, isSelected }) => (
            <Summary
              key={kind}
              id={`${id}-${kind}`}
              data-kind={kind}
              data-empty={items.length === 0 || undefined}
              autoFocus={isSelected}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onFocus={() => showFailed(kind === 'failed')}
              onClick={() => showFailed(kind === 'failed')}
            >
              <Icon aria-hidden /><span>{text}</span>
            </Summary>
          ))}
        </Summaries>
        <Panel id={`${id}-panel`} aria-labelledby={`${id}-${selected.kind}`}>
          {selected.items.length > 0
            ? <Lines key={selected.kind} items={selected.items} label={selected.text} reasonsOf={isFailedShown ? reasonsOf : undefined} />
            : <Nothing>{isFailedShown ? importText.noneFailed : importText.noneImported}</Nothing>}
        </Panel>
      </Body>
    </Dialog>
  );
};
