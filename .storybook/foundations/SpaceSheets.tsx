import styled from 'styled-components';
import { Name, Rows, Samples, Value } from './sheet.styles.ts';
import { tokensOf } from './tokenGroups.ts';

const Bar = styled.div`
  height: var(--space-5);
  max-width: 100%;
  border-radius: 3px;
  background: var(--color-accent);
`;

const Corner = styled.div`
  height: 96px;
  margin-bottom: var(--space-2);
  background: var(--color-accent-soft);
  box-shadow: inset 0 0 0 2px var(--color-accent);
`;

/** Measures as bars of their own length; one that is wider than the page ends at its edge. */
export const Bars = ({ prefixes }: { prefixes: readonly string[] }) => (
  <Rows>
    {prefixes.flatMap(tokensOf).map(([name, value]) => (
      <li key={name}>
        <div><Name>{name}</Name><Value>{value}</Value></div>
        <Bar style={{ width: value }} />
      </li>
    ))}
  </Rows>
);

/** Every radius on a sheet of the same size. */
export const Corners = () => (
  <Samples>
    {tokensOf('radius').map(([name, value]) => (
      <li key={name}><Corner style={{ borderRadius: value }} /><Name>{name}</Name><Value>{value}</Value></li>
    ))}
  </Samples>
);
