import styled from 'styled-components';

export const Place = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-10) var(--space-4) var(--space-16);
  text-align: center;
`;

export const Sketch = styled.svg`
  width: 200px;
  height: 160px;
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-ink] { stroke: var(--color-accent); }
  [data-tint] { fill: var(--color-sunken); stroke: none; }
  [data-paper] { fill: var(--color-paper); stroke: none; }
`;

export const Sentence = styled.p`
  max-width: 44ch;
  margin-top: var(--space-2);
  font-size: var(--text-l);
  font-weight: var(--weight-medium);
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;
