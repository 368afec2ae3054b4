import styled from 'styled-components';

export const Help = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-ink-2);
  &:empty { display: none; }
`;

export const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--space-4);
  list-style: none;
`;

/** Dark on white whatever the theme: a camera reads it. */
export const Label = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  padding: var(--space-2);
  border-radius: var(--radius-s);
  text-align: center;
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  hyphens: auto;
  break-inside: avoid;
  background: white;
  color: black;
  svg { width: 100%; max-width: 120px; forced-color-adjust: none; background: white; fill: black; }
  strong { font-weight: var(--weight-medium); }
`;

/** On paper alone: four beside each other on a sheet of A4, each code large enough for a camera at arm's length. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
    color: black;
    ${Sheet} { grid-template-columns: repeat(4, 1fr); gap: 6mm; }
    ${Label} { font-size: 8pt; svg { max-width: 34mm; } }
  }
`;

export const PaperHeading = styled.h1`
  margin-bottom: 6mm;
  font-size: 12pt;
`;

