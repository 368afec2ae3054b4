import styled from 'styled-components';
import { icons } from './icons.ts';
import { Name, Samples } from './sheet.styles.ts';

const Line = styled.li`
  && { display: grid; grid-template-columns: 56px 1fr; gap: var(--space-3); align-items: center; }
  > span:first-child {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: var(--radius-m);
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-line);
  }
  strong { display: block; font-weight: var(--weight-medium); line-height: 1.3; }
`;

/** Every icon of the product with its Dutch name and its own. */
export const IconSheet = () => (
  <Samples>
    {Object.entries(icons).map(([name, [Icon, meaning]]) => (
      <Line key={name}>
        <span><Icon aria-hidden size={24} /></span>
        <div><strong>{meaning}</strong><Name>{name}</Name></div>
      </Line>
    ))}
  </Samples>
);
