import styled from 'styled-components';
import { columnsFor, type GridMode } from '../../packages/ui/src/gestures/window.ts';
import { breakpoints } from '../../packages/ui/src/theme/tokens.ts';
import { Name, Rows, Value } from './sheet.styles.ts';

const Table = styled.table`
  && { width: 100%; margin: 0; border-collapse: collapse; }
  th, td { padding: var(--space-3) var(--space-5) var(--space-3) 0; text-align: left; vertical-align: middle; border-bottom: 1px solid var(--color-line); font-weight: 400; }
  thead th { font-size: var(--text-s); color: var(--color-ink-2); }
  td { width: 40%; }
`;

const Drawn = styled.span`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 3px;
  width: calc(100% - 24px);
  max-width: 260px;
  height: 26px;
  margin-right: var(--space-3);
  vertical-align: middle;
  i { border-radius: 3px; background: var(--color-accent); }
`;

/** The devices of the house by their width in px, and both sides of every edge where the number changes. */
const widths: readonly (readonly [px: number, device: string])[] = [
  [390, 'Gsm'], [640, 'vanaf sm'], [820, 'Tablet staand'], [1024, 'vanaf lg'], [1180, 'Tablet liggend'], [1280, 'vanaf xl'], [1440, 'Laptop'], [1536, 'de breedste pagina'],
];

const Count = ({ width, mode }: { width: number; mode: GridMode }) => {
  const count = columnsFor(width, mode);
  return <td><Drawn aria-hidden>{Array.from({ length: count }, (_, index) => <i key={index} />)}</Drawn>{count}</td>;
};

/** How many columns the catalogue has on each device, in both modes. */
export const Columns = () => (
  <Table>
    <thead><tr><th scope="col">Breedte</th><th scope="col">Presentatie</th><th scope="col">Bewerken</th></tr></thead>
    <tbody>
      {widths.map(([width, device]) => (
        <tr key={width}>
          <th scope="row"><Name>{width} px</Name> <Value>{device}</Value></th>
          <Count width={width} mode="presentation" />
          <Count width={width} mode="edit" />
        </tr>
      ))}
    </tbody>
  </Table>
);

const Edge = styled.div`height: var(--space-4); border-radius: 3px; background: linear-gradient(90deg, var(--color-accent-soft), var(--color-accent)); max-width: 100%;`;

/** Every breakpoint, drawn at a share of its length. */
export const Breakpoints = () => (
  <Rows>
    {Object.entries(breakpoints).map(([name, px]) => (
      <li key={name}><div><Name>{name}</Name><Value>{px} px</Value></div><Edge style={{ width: `${(px / breakpoints['2xl']) * 100}%` }} /></li>
    ))}
  </Rows>
);
