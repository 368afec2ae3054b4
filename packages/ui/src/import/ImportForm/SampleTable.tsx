import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { importText } from '../../nl/import.ts';
import type { ImportPreview } from '../preview.ts';
import { Sample, SampleBox } from './ImportForm.styles.ts';

interface SampleTableProps {
  headers: readonly string[];
  preview: ImportPreview;
}

/** Longer cells are cut in the page too: a whole description has no use in a line. */
const SHOWN_LENGTH = 80;
const shown = (cell: string | undefined) => (cell && cell.length > SHOWN_LENGTH ? `${cell.slice(0, SHOWN_LENGTH)}…` : cell);

/** The first rows of the file, numbered as in a spreadsheet. Scrolls sideways, by keyboard too. */
export const SampleTable = ({ headers, preview: { sample, unknownColumns } }: SampleTableProps) => {
  const title = importText.sampleOf(sample.length);
  return (
    <SampleBox role="region" aria-label={title} tabIndex={0}>
      <Sample>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{importText.row}</th>
            {headers.map((header, at) => <th key={at} scope="col" data-unknown={unknownColumns.includes(header) || undefined}>{header || importText.noHeading}</th>)}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {headers.map((_, at) => <td key={at}>{shown(cells[at])}</td>)}
            </tr>
          ))}
        </tbody>
      </Sample>
    </SampleBox>
  );
};
