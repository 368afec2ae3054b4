import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { tokens, type TokenName } from '../../packages/ui/src/theme/tokens.ts';

export type ThemeName = 'light' | 'contrast';

/** The value of a token in a theme. */
export const valueIn = (theme: ThemeName, name: TokenName): string =>
  (theme === 'contrast' ? (contrastTokens as Partial<Record<TokenName, string>>)[name] : undefined) ?? tokens[name];

/** What WCAG says of a text in that contrast: AAA from 7:1, AA from 4.5:1, else nothing. */
export const level = (ratio: number): 'AAA' | 'AA' | 'onvoldoende' => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'onvoldoende');

/** A ratio as it is written in Dutch: 4,51:1, rounded down so that it never flatters. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')}:1`;

/** Text colours that stand on every light surface, and those surfaces. */
export const texts: readonly TokenName[] = ['color-ink', 'color-ink-2', 'color-ink-3', 'color-accent', 'color-remove', 'color-good', 'color-warning'];
export const surfaces: readonly TokenName[] = ['color-paper', 'color-surface', 'color-sunken'];

/** Text on a filled ground: buttons, badges, the ink header; with a word that stands there in the product. */
export const filled: readonly (readonly [text: TokenName, ground: TokenName, word: string])[] = [
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

/** The contrast of two tokens as a theme has them. */
export const measured = (theme: ThemeName, text: TokenName, ground: TokenName): number => contrast(valueIn(theme, text), valueIn(theme, ground));
