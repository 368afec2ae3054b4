import styled from 'styled-components';
import { Name, Samples, Value } from './sheet.styles.ts';
import { tokensOf } from './tokenGroups.ts';

const Card = styled.div`
  display: grid;
  place-items: end start;
  height: 148px;
  margin: var(--space-6) var(--space-3) var(--space-8);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  font-weight: var(--weight-medium);
`;

const where: Readonly<Record<string, string>> = {
  'shadow-low': 'kaart, veld, knop op een foto',
  'shadow-mid': 'menu, dialoog, melding',
  'shadow-raised': 'de opgelichte productkaart',
};

/** Every shadow under the same card. */
export const Shadows = () => (
  <Samples>
    {tokensOf('shadow').map(([name, value]) => (
      <li key={name}><Card style={{ boxShadow: value }}>{where[name]}</Card><Name>{name}</Name><Value>{value}</Value></li>
    ))}
  </Samples>
);
