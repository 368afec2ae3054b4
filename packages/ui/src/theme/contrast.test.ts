import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { tokens, type TokenName } from './tokens.ts';

const onLight: TokenName[] = ['color-ink', 'color-ink-2', 'color-ink-3', 'color-accent', 'color-remove', 'color-good', 'color-warning'];
const surfaces: TokenName[] = ['color-paper', 'color-surface', 'color-sunken'];
const pairs: [TokenName, TokenName][] = [
  ...onLight.flatMap(text => surfaces.map((surface): [TokenName, TokenName] => [text, surface])),
  ['color-surface', 'color-add'], ['color-surface', 'color-remove'], ['color-surface', 'color-edit'],
  ['color-on-accent', 'color-accent'], ['color-accent', 'color-accent-soft'], ['color-remove', 'color-remove-soft'],
  ['color-on-night', 'color-night'], ['color-on-night-2', 'color-night'], ['color-on-night-2', 'color-night-2'],
];

describe('text contrast', () => {
  it.each(pairs)('%s on %s is 4.5:1 or better', (text, surface) => {
    expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('knows black on white as 21:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
