import styled from 'styled-components';
import { columnsFor } from '../../packages/ui/src/tiles/WindowedGrid/window.ts';
import { Bar, Sheet } from './sheet.styles.ts';

const Drawn = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: 3px;
  max-width: 320px;
`;

/** The devices of the house by their width in px, and both sides of every edge where the number changes. */
const widths: readonly (readonly [px: number, device: string])[] = [
  [390, 'Gsm'], [640, 'vanaf sm'], [820, 'Tablet staand'], [1024, 'vanaf lg'], [1180, 'Tablet liggend'], [1280, 'vanaf xl'], [1440, 'Laptop'], [1536, 'de breedste pagina'],
];

/** How many columns the catalogue has on each device, in both modes. */
export const Columns = () => (
  <Sheet>
    <thead><tr><th scope="col">Breedte</th><th scope="col">Presentatie</th><th scope="col">Bewerken</th></tr></thead>
    <tbody>
      {widths.map(([width, device]) => (
        <tr key={width}>
          <th scope="row">{width} px<small>{device}</small></th>
          {(['presentation', 'edit'] as const).map(mode => {
            const count = columnsFor(width, mode);
            return <td key={mode}>{count}<Drawn aria-hidden>{Array.from({ length: count }, (_, index) => <Bar key={index} />)}</Drawn></td>;
          })}
        </tr>
      ))}
    </tbody>
  </Sheet>
);
