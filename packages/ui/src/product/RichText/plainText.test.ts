import { describe, expect, it } from 'vitest';
import { isPlainText } from './plainText.ts';

describe('isPlainText', () => {
  it.each(['', 'Mat gesatineerd, 170 g', 'Zeg "ja"'])('needs no sanitiser for %j', text => { expect(isPlainText(text)).toBe(true); });
  it.each(['<p>Mat</p>', 'Vis &amp; friet', '<script', '1 > 0'])('needs one for %j', html => { expect(isPlainText(html)).toBe(false); });
});
