import styled from 'styled-components';
import { columnsFor } from '../../packages/ui/src/gestures/window.ts';
import { Bar, Name, Rows, Value } from './sheet.styles.ts';

const Drawn = styled.div`
  display: grid;
  grid-auto-flow: column;
  gap: 3px;
  max-width: 320px;
  margin-block: var(--space-1) var(--space-3);
`;

/** The devices of the house by their width in px, and both sides of every edge where the number changes. */
const widths: readonly (readonly [px: number, device: string])[] = [
  [390, 'Gsm'], [640, 'vanaf sm'], [820, 'Tablet staand'], [1024, 'vanaf lg'], [1180, 'Tablet liggend'], [1280, 'vanaf xl'], [1440, 'Laptop'], [1536, 'de breedste pagina'],
];

const modes = { presentation: 'presentatie', edit: 'bewerken' } as const;

/** How many columns the catalogue has on each device, in both modes. */
export const Columns = () => (
  <Rows>
    {widths.map(([width, device]) => (
      <li key={width}>
        <div><Name>{width} px</Name><Value>{device}</Value></div>
        <div>
          {(['presentation', 'edit'] as const).map(mode => {
            const count = columnsFor(width, mode);
            return <div key={mode}>{count} {modes[mode]}<Drawn aria-hidden>{Array.from({ length: count }, (_, index) => <Bar key={index} />)}</Drawn></div>;
          })}
        </div>
      </li>
    ))}
  </Rows>
);
