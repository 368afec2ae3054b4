import styled from 'styled-components';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { Samples, Sheet } from './sheet.styles.ts';

/** The values of each theme, and how readable it promises its texts to be. */
const themes = {
  light: { values: tokens as Readonly<Record<TokenName, string>>, least: 4.5 },
  contrast: { values: { ...tokens, ...contrastTokens } as Readonly<Record<TokenName, string>>, least: 7 },
};

/** Text colours that stand on every light surface, and those surfaces. */
const texts: readonly TokenName[] = ['color-ink', 'color-ink-2', 'color-ink-3', 'color-accent', 'color-remove', 'color-good', 'color-warning'];
const surfaces: readonly TokenName[] = ['color-paper', 'color-surface', 'color-sunken'];

/** Text on a filled ground: buttons, badges, the ink header; with a word that stands there in the product. */
const filled: readonly (readonly [text: TokenName, ground: TokenName, word: string])[] = [
  ['color-surface', 'color-ink', 'Opslaan'],
  ['color-surface', 'color-add', 'Toevoegen'],
  ['color-surface', 'color-remove', 'Verwijderen'],
  ['color-surface', 'color-edit', 'Bewerken'],
  ['color-on-accent', 'color-accent', 'Openen'],
  ['color-accent', 'color-accent-soft', 'Evenementen'],
  ['color-remove', 'color-remove-soft', 'code invullen is verplicht'],
  ['color-on-night', 'color-night', 'Segmenten'],
  ['color-on-night-2', 'color-night', 'Producten'],
  ['color-on-night-2', 'color-night-2', 'Collecties'],
];

const Pair = styled.div`
  && { display: flex; width: auto; justify-content: space-between; gap: var(--space-3); padding: var(--space-2) var(--space-4); }
  border-radius: var(--radius-s);
  box-shadow: inset 0 0 0 1px rgb(27 26 23 / 0.1);
  && > * { font-size: var(--text-s); font-variant-numeric: tabular-nums; }
  span { white-space: nowrap; }
`;

interface SampleProps { theme: keyof typeof themes; text: TokenName; ground: TokenName; word: string }

/** A text on its ground, with what is measured: rounded down, so that it never flatters, and what WCAG calls it where its theme promises no more. */
const Sample = ({ theme, text, ground, word }: SampleProps) => {
  const { values, least } = themes[theme];
  const [color, background] = [values[text], values[ground]];
  const ratio = contrast(color, background);
  const level = ratio < least ? 'onvoldoende' : ratio < 7 ? 'AA' : 'AAA';
  return (
    <Pair style={{ color, background }}>
      <strong>{word}</strong>
      <span>{(Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')}:1 · {level}</span>
    </Pair>
  );
};

/** Every text colour on every ground that it stands on, with the contrast that is measured there in a theme. */
export const Readability = ({ theme }: Pick<SampleProps, 'theme'>) => (
  <>
    <h3>Tekst op een vlak</h3>
    <Sheet>
      <thead><tr><th scope="col">Tekst</th>{surfaces.map(ground => <th key={ground} scope="col"><code>{ground}</code></th>)}</tr></thead>
      <tbody>
        {texts.map(text => (
          <tr key={text}>
            <th scope="row"><code>{text}</code></th>
            {surfaces.map(ground => <td key={ground}><Sample theme={theme} text={text} ground={ground} word="Aa" /></td>)}
          </tr>
        ))}
      </tbody>
    </Sheet>
    <h3>Tekst op een kleur</h3>
    <Samples>{filled.map(([text, ground, word]) => <li key={text + ground}><Sample theme={theme} text={text} ground={ground} word={word} /></li>)}</Samples>
  </>
);
