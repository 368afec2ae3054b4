import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { importText } from '../../nl/import.ts';
import { previewOf } from '../preview.ts';
import type { CsvTable } from '../readCsv.ts';
import { countText, remarksOf } from '../remarks.ts';
import { PreviewBox, PreviewHead, Quiet, Remarks } from './ImportForm.styles.ts';
import { SampleTable } from './SampleTable.tsx';

/** Whether the columns of the template are known. */
export type TemplateStatus = 'loading' | 'ready' | 'failed';

interface ImportPreviewPanelProps {
  /** What is in the file. */
  table: CsvTable;
  templateColumns: readonly string[] | undefined;
  templateStatus: TemplateStatus;
}

/** Says what an import of the file will do, and what may go wrong with it. It forbids nothing. */
export const ImportPreviewPanel = ({ table, templateColumns, templateStatus }: ImportPreviewPanelProps) => {
  const titleId = useId();
  const preview = useMemo(() => previewOf(table, templateColumns), [table, templateColumns]);
  const remarks = remarksOf(preview);
  const isCompared = templateColumns !== undefined;
  return (
    <PreviewBox aria-labelledby={titleId}>
      <PreviewHead>
        <h3 id={titleId}>{importText.preview}</h3>
        <p><span role="status">{importText.rows(countText(preview.rowCount), preview.rowCount === 1)}</span>, <span>{importText.separatedBy[table.delimiter]}</span></p>
      </PreviewHead>
      {remarks.length > 0 && (
        <Remarks>
          <h4><TriangleAlert aria-hidden />{importText.remarks}</h4>
          <ul>{remarks.map(remark => <li key={remark}>{remark}</li>)}</ul>
          <p>{importText.stillPossible}</p>
        </Remarks>
      )}
      {remarks.length === 0 && isCompared && <Quiet><CircleCheck aria-hidden />{importText.noRemarks}</Quiet>}
      {!isCompared && templateStatus !== 'ready' && <Quiet>{templateStatus === 'loading' ? importText.templateLoading : importText.templateFailed}</Quiet>}
      {preview.sample.length > 0 && <SampleTable headers={table.headers} preview={preview} />}
    </PreviewBox>
  );
};

/** Its place while the file is read. */
export const PreviewSkeleton = () => (
  <PreviewBox aria-busy aria-label={importText.reading}>
    <PreviewHead><h3>{importText.preview}</h3></PreviewHead>
    <Skeleton height="138px" radius="var(--radius-s)" />
  </PreviewBox>
);
