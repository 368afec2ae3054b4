import { Fragment, type CSSProperties } from 'react';
import styled from 'styled-components';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { Samples } from './sheet.styles.ts';

type Colour = Extract<TokenName, `color-${string}` | 'scrim'>;

/** Under which heading each colour stands and what it is for, in the order in which a page is built up: the compiler names one that is left out. */
const colours = {
  'color-paper': ['Vlakken', 'de pagina zelf'],
  'color-surface': ['Vlakken', 'kaart, dialoog, veld'],
  'color-sunken': ['Vlakken', 'rust: skelet, gekozen, lege foto'],
  'color-ink': ['Tekst', 'tekst en hoofdknop'],
  'color-ink-2': ['Tekst', 'bijschrift, label'],
  'color-ink-3': ['Tekst', 'hint, het minst donkere'],
  'color-line': ['Lijnen en randen', 'stille scheiding'],
  'color-line-strong': ['Lijnen en randen', 'rand van een veld'],
  'color-edge': ['Lijnen en randen', 'rand die alleen hoog contrast tekent'],
  'color-edge-night': ['Lijnen en randen', 'dezelfde rand, op inkt'],
  'color-ring': ['Lijnen en randen', 'rond het veld met de focus'],
  'color-accent': ['Betekenis', 'link, focus, gekozen'],
  'color-accent-soft': ['Betekenis', 'achter accenttekst'],
  'color-on-accent': ['Betekenis', 'tekst op petrol'],
  'color-add': ['Betekenis', '‘Toevoegen’, en niets anders'],
  'color-remove': ['Betekenis', '‘Verwijderen’ en fouten'],
  'color-remove-soft': ['Betekenis', 'achter een fout'],
  'color-good': ['Betekenis', 'gelukt'],
  'color-warning': ['Betekenis', 'let op'],
  'color-edit': ['Betekenis', 'bewerkmodus, en niets anders'],
  'color-night': ['Inkt van de bewerkmodus', 'hoofding in bewerkmodus'],
  'color-night-2': ['Inkt van de bewerkmodus', 'knop erin, onder de muis'],
  'color-night-3': ['Inkt van de bewerkmodus', 'veld erin'],
  'color-night-line': ['Inkt van de bewerkmodus', 'lijn erin'],
  'color-on-night': ['Inkt van de bewerkmodus', 'tekst erop'],
  'color-on-night-2': ['Inkt van de bewerkmodus', 'stille tekst erop'],
  'color-dim': ['Over een foto', 'de pagina onder een dialoog of een opgelichte kaart'],
  'color-badge': ['Over een foto', 'label op een foto'],
  scrim: ['Over een foto', 'hoe donker het verloop onder een naam op een foto wordt'],
} satisfies Record<Colour, readonly [heading: string, use: string]>;

/* On a chessboard, which shows through what is not opaque. */
const Chip = styled.div`
  height: 76px;
  && { width: auto; margin-bottom: var(--space-2); }
  border-radius: var(--radius-m);
  overflow: hidden;
  background: repeating-conic-gradient(#ffffff 0 25%, #d9d5cb 0 50%) 0 0 / 16px 16px;
  box-shadow: 0 0 0 1px var(--color-line), var(--shadow-low);
  &::before { content: ''; display: block; height: 100%; background: linear-gradient(to right, var(--light) 50%, var(--contrast) 50%); }
`;

/** A value as something to paint with: a percentage is a share of ink. */
const paint = (value: string) => (value.endsWith('%') ? `rgb(27 26 23 / ${value})` : value);

const Swatch = ({ name, use }: { name: Colour; use: string }) => {
  const { [name]: light } = tokens;
  const contrast = (contrastTokens as Partial<Record<Colour, string>>)[name] ?? light;
  return (
    <li>
      <Chip style={{ '--light': paint(light), '--contrast': paint(contrast) } as CSSProperties} />
      <code>{name}</code>
      <span>{use}</span>
      <small>{light === contrast ? light : `${light} · ${contrast}`}</small>
    </li>
  );
};

const headings = Object.groupBy(Object.entries(colours) as [Colour, readonly [string, string]][], ([, [heading]]) => heading);

/** Every colour with what it is for: left as in the light theme, right as in high contrast. */
export const Palette = () => Object.entries(headings).map(([heading, own = []]) => (
  <Fragment key={heading}>
    <h3>{heading}</h3>
    <Samples>{own.map(([name, [, use]]) => <Swatch key={name} name={name} use={use} />)}</Samples>
  </Fragment>
));
