import { describe, expect, it } from 'vitest';
import { expectedLines, isPlainText } from './plainText.ts';

describe('isPlainText', () => {
  it.each(['', 'Mat gesatineerd, 170 g', 'Zeg "ja"'])('needs no sanitiser for %j', text => { expect(isPlainText(text)).toBe(true); });
  it.each(['<p>Mat</p>', 'Vis &amp; friet', '<script', '1 > 0'])('needs one for %j', html => { expect(isPlainText(html)).toBe(false); });
});

describe('expectedLines', () => {
  it('keeps one line for an empty text', () => { expect(expectedLines('<p></p>')).toBe(1); });
  it('counts text and not tags', () => { expect(expectedLines(`<p class="${'x'.repeat(300)}">${'a'.repeat(100)}</p>`)).toBe(2); });
  it('stops at six', () => { expect(expectedLines('a'.repeat(5000))).toBe(6); });
});
