import styled from 'styled-components';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';
import { Samples } from './sheet.styles.ts';

/** The values of each theme, and how readable it promises its texts to be. */
const themes = {
  light: { values: tokens as Readonly<Record<TokenName, string>>, least: 4.5 },
  contrast: { values: { ...tokens, ...contrastTokens } as Readonly<Record<TokenName, string>>, least: 7 },
};

/** Text colours with the grounds that they stand on: every light surface, or what is filled. */
const surfaces: readonly TokenName[] = ['color-paper', 'color-surface', 'color-sunken'];
const grounds: readonly (readonly [text: TokenName, grounds: readonly TokenName[]])[] = [
  ['color-ink', surfaces],
  ['color-ink-2', surfaces],
  ['color-ink-3', surfaces],
  ['color-accent', [...surfaces, 'color-accent-soft']],
  ['color-remove', [...surfaces, 'color-remove-soft']],
  ['color-good', surfaces],
  ['color-warning', surfaces],
  ['color-surface', ['color-ink', 'color-add', 'color-remove', 'color-edit']],
  ['color-on-accent', ['color-accent']],
  ['color-on-night', ['color-night']],
  ['color-on-night-2', ['color-night', 'color-night-2']],
];

const Pair = styled.li`
  && { padding: var(--space-2) var(--space-4); border-radius: var(--radius-s); box-shadow: inset 0 0 0 1px rgb(27 26 23 / 0.1); }
  && > * { color: inherit; font-variant-numeric: tabular-nums; }
`;

/** Every text colour on every ground that it stands on, with the contrast that is measured there: rounded down, so that it never flatters. */
export const Readability = ({ theme }: { theme: keyof typeof themes }) => {
  const { values, least } = themes[theme];
  return (
    <Samples>
      {grounds.flatMap(([text, own]) => own.map(ground => {
        const ratio = contrast(values[text], values[ground]);
        const level = ratio < least ? 'onvoldoende' : ratio < 7 ? 'AA' : 'AAA';
        return (
          <Pair key={text + ground} style={{ color: values[text], background: values[ground] }}>
            <strong>{(Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')}:1 · {level}</strong>
            <span>{text} op {ground}</span>
          </Pair>
        );
      }))}
    </Samples>
  );
};
