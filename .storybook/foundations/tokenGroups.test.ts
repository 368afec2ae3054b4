import { describe, expect, it } from 'vitest';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { colourGroups, tokensOf } from './tokenGroups.ts';

/** What the sheets of the foundations show between them. */
const SHOWN = ['color', 'scrim', 'space', 'radius', 'shadow', 'font', 'text', 'line', 'weight', 'size', 'page', 'time', 'ease'];

describe('the sheets of the foundations', () => {
  it.each(Object.keys(tokens))('%s is on one of them', name => {
    expect(SHOWN.some(prefix => tokensOf(prefix).some(([shown]) => shown === name))).toBe(true);
  });

  it('show every colour once', () => {
    const shown = colourGroups().flatMap(({ colours }) => colours.map(([name]) => name));
    expect([...shown].sort()).toEqual(Object.keys(tokens).filter(name => /^(color-|scrim)/.test(name)).sort());
  });
});
