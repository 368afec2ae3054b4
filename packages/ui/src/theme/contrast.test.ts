import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastTokens } from './contrastTokens.ts';
import { grounds, surfaces } from './grounds.ts';
import { tokens, type TokenName } from './tokens.ts';

const lines: TokenName[] = ['color-line', 'color-line-strong', 'color-edge', 'color-accent'];
const highContrast: Record<TokenName, string> = { ...tokens, ...contrastTokens };

/** What `share` of a colour over white leaves: the label of a tile over the lightest picture. */
const overWhite = (hex: string, share: number): string =>
  `#${[1, 3, 5].map(at => Math.round(255 - share * (255 - Number.parseInt(hex.slice(at, at + 2), 16))).toString(16).padStart(2, '0')).join('')}`;

describe('text contrast', () => {
  it.each(grounds)('%s on %s is 4.5:1 or better', (text, surface) => {
    expect(contrast(tokens[text], tokens[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('%s on %s is 7:1 or better in high contrast', (text, surface) => {
    expect(contrast(highContrast[text], highContrast[surface])).toBeGreaterThanOrEqual(7);
  });

  it.each([['light', tokens, 4.5], ['high contrast', highContrast, 7]] as const)('a name over a white picture can be read: %s', (_, theme, least) => {
    const scrim = overWhite(theme['color-night'], Number.parseInt(theme.scrim, 10) / 100);
    expect(contrast(theme['color-on-night'], scrim)).toBeGreaterThanOrEqual(least);
  });

  it('knows black on white as 21:1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });
});

describe('lines in high contrast', () => {
  it.each(lines.flatMap(line => surfaces.map(surface => [line, surface] as const)))('%s on %s is 4.5:1 or better', (line, surface) => {
    expect(contrast(highContrast[line], highContrast[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the edges that the light theme leaves to shadows', () => {
    expect(tokens['color-edge']).toBe('transparent');
    expect(contrast(highContrast['color-edge'], highContrast['color-surface'])).toBeGreaterThan(10);
    expect(tokens['color-edge-night']).toBe('transparent');
    expect(contrast(highContrast['color-edge-night'], highContrast['color-night'])).toBeGreaterThan(10);
  });
});
