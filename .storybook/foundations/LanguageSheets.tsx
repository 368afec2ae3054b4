import styled from 'styled-components';
import { Name } from './sheet.styles.ts';
import { sicLines } from './sicLines.ts';
import { textSources } from './sources.ts';
import { tone } from './tone.ts';

const Table = styled.table`
  && { width: 100%; margin: 0; border-collapse: collapse; }
  th, td { padding: var(--space-3) var(--space-5) var(--space-3) 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--color-line); }
  thead th { font-size: var(--text-s); font-weight: var(--weight-medium); color: var(--color-ink-2); }
  tbody th { width: 26%; font-weight: var(--weight-medium); }
  s { color: var(--color-ink-2); text-decoration-color: var(--color-remove); }
  q { quotes: none; }
`;

/** How the product speaks: each rule with a sentence that keeps it and one that does not. */
export const Tone = () => (
  <Table>
    <thead><tr><th scope="col">Regel</th><th scope="col">Wel</th><th scope="col">Niet</th></tr></thead>
    <tbody>
      {tone.map(({ rule, good, bad }) => (
        <tr key={rule}><th scope="row">{rule}</th><td><q>{good}</q></td><td><s>{bad}</s></td></tr>
      ))}
    </tbody>
  </Table>
);

/** Every sentence of the contract with its own spelling. */
export const Kept = () => (
  <Table>
    <thead><tr><th scope="col">Zin</th><th scope="col">Tekstbestand</th></tr></thead>
    <tbody>{sicLines(textSources).map(({ sentence, file }) => <tr key={sentence}><td><q>{sentence}</q></td><td><Name>{file}</Name></td></tr>)}</tbody>
  </Table>
);
