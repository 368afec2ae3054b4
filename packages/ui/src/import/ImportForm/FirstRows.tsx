import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { importText } from '../../nl/import.ts';
import { Head, Rows, Scroller } from './FirstRows.styles.ts';

/** How many rows are shown before the import. */
const SHOWN = 5;
/** Cells without a heading that are shown. */
const MORE = 5;

/** What is in a file: how many rows, and the first of them beneath their heading. Scrolls sideways, by keyboard too. */
export const FirstRows = ({ rows: [heading = [], ...all] }: { rows: string[][] }) => {
  const shown = all.slice(0, SHOWN);
  const title = importText.sampleOf(shown.length);
  return (
    <section aria-label={importText.preview}>
      <Head><h3>{importText.preview}</h3><p role="status">{importText.rows(all.length)}</p></Head>
      <Scroller role="region" aria-label={title} tabIndex={0}>
        <Rows>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead><tr>{heading.map((cell, at) => <th key={at} scope="col">{cell}</th>)}</tr></thead>
          {/* Cells that no heading stands above are what such a row is refused for. */}
          <tbody>{shown.map((cells, row) => <tr key={row}>{[...cells.slice(0, heading.length + MORE), ...heading.slice(cells.length).map(() => '')].map((cell, at) => <td key={at}>{cell}</td>)}</tr>)}</tbody>
        </Rows>
      </Scroller>
    </section>
  );
};
