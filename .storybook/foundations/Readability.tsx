import styled from 'styled-components';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { grounds } from '../../packages/ui/src/theme/grounds.ts';
import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { Samples } from './sheet.styles.ts';

/** The values of each theme, and how readable it promises its texts to be. */
const themes = {
  light: { values: tokens as Readonly<Record<TokenName, string>>, least: 4.5 },
  contrast: { values: { ...tokens, ...contrastTokens } as Readonly<Record<TokenName, string>>, least: 7 },
};

const Pair = styled.li`
  && { padding: var(--space-2) var(--space-4); border-radius: var(--radius-s); box-shadow: inset 0 0 0 1px rgb(27 26 23 / 0.1); }
  && > * { color: inherit; font-variant-numeric: tabular-nums; }
`;

/** Every text colour on every ground that it stands on, with the contrast that is measured there: rounded down, so that it never flatters. */
export const Readability = ({ theme }: { theme: keyof typeof themes }) => {
  const { values, least } = themes[theme];
  return (
    <Samples>
      {grounds.map(([text, ground]) => {
        const ratio = contrast(values[text], values[ground]);
        const level = ratio < least ? 'onvoldoende' : ratio < 7 ? 'AA' : 'AAA';
        return (
          <Pair key={text + ground} style={{ color: values[text], background: values[ground] }}>
            <strong>{(Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')}:1 · {level}</strong>
            <span>{text} op {ground}</span>
          </Pair>
        );
      })}
    </Samples>
  );
};
