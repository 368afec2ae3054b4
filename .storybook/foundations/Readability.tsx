import type { TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { Pair, PairGrid, Pairs } from './colour.styles.ts';
import { filled, level, measured, ratioText, surfaces, texts, valueIn, type ThemeName } from './readability.ts';
import { Name, Sheet } from './sheet.styles.ts';

interface SampleProps { theme: ThemeName; text: TokenName; ground: TokenName; word: string }

const Sample = ({ theme, text, ground, word }: SampleProps) => {
  const ratio = measured(theme, text, ground);
  return (
    <Pair style={{ color: valueIn(theme, text), background: valueIn(theme, ground) }}>
      <strong>{word}</strong>
      <span>{ratioText(ratio)} · {level(ratio)}</span>
    </Pair>
  );
};

export interface ReadabilityProps {
  /** Whose values are measured. */
  theme: ThemeName;
}

/** Every text colour on every ground that it stands on, with the contrast that is measured there. */
export const Readability = ({ theme }: ReadabilityProps) => (
  <Sheet>
    <section>
      <h3>Tekst op een vlak</h3>
      <Pairs>
        <thead><tr><th scope="col"><Name>Tekst</Name></th>{surfaces.map(ground => <th key={ground} scope="col"><Name>{ground}</Name></th>)}</tr></thead>
        <tbody>
          {texts.map(text => (
            <tr key={text}>
              <th scope="row"><Name>{text}</Name></th>
              {surfaces.map(ground => <td key={ground}><Sample theme={theme} text={text} ground={ground} word="Aa" /></td>)}
            </tr>
          ))}
        </tbody>
      </Pairs>
    </section>
    <section>
      <h3>Tekst op een kleur</h3>
      <PairGrid>
        {filled.map(([text, ground, word]) => <Sample key={text + ground} theme={theme} text={text} ground={ground} word={word} />)}
      </PairGrid>
    </section>
  </Sheet>
);
