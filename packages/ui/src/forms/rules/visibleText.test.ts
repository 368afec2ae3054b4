import { describe, expect, it } from 'vitest';
import { complaintOf } from '../../testing/messages.ts';
import { longText, shortText, visibleAsTyped, visibleText } from './visibleText.ts';

const INVISIBLE = ['', ' ', '\t\n', '\u00A0', '\u200B', '\u200B\u200D\u2060', '\u3164', '\u115F', '\u1160', '\uFFA0', '\u00AD', '\uFEFF', '\u2800', '\u202E ', '\u0000'];

describe('visibleText', () => {
  it.each(INVISIBLE)('counts %j as empty', typed => { expect(complaintOf(visibleText('verplicht'), typed)).toBe('verplicht'); });
  it.each(['a', '0', '.', 'é', '漢', '가', '👍🏽', 'a\u200Bb'])('takes %j', typed => { expect(complaintOf(visibleText('verplicht'), typed)).toBeUndefined(); });
  it('takes the spaces around it away', () => { expect(visibleText('verplicht').validateSync('  Affiche ')).toBe('Affiche'); });
  it('takes 200 characters and no more', () => {
    expect(complaintOf(visibleText('verplicht'), 'a'.repeat(200))).toBeUndefined();
    expect(complaintOf(visibleText('verplicht'), 'a'.repeat(201))).toBe('Gebruik hoogstens 200 tekens');
  });
});

describe('visibleAsTyped', () => {
  it.each(INVISIBLE)('counts %j as empty', typed => { expect(complaintOf(visibleAsTyped('verplicht'), typed)).toBe('verplicht'); });
  it('keeps the spaces around it', () => { expect(visibleAsTyped('verplicht').validateSync(' geheim ')).toBe(' geheim '); });
  it('takes 200 characters and no more', () => { expect(complaintOf(visibleAsTyped('verplicht'), ' '.repeat(200) + 'a')).toBe('Gebruik hoogstens 200 tekens'); });
});

describe('shortText', () => {
  it.each(INVISIBLE)('makes %j empty', typed => { expect(shortText().validateSync(typed)).toBe(''); });
  it('is empty when it is left out', () => { expect(shortText().validateSync(undefined)).toBe(''); });
  it('takes 200 characters and no more', () => {
    expect(complaintOf(shortText(), 'a'.repeat(200))).toBeUndefined();
    expect(complaintOf(shortText(), 'a'.repeat(201))).toBe('Gebruik hoogstens 200 tekens');
  });
});

describe('longText', () => {
  it('takes 100 kB and no more, counted in bytes', () => {
    expect(complaintOf(longText(), 'é'.repeat(50 * 1024))).toBeUndefined();
    expect(complaintOf(longText(), `${'é'.repeat(50 * 1024)}a`)).toBe('Deze tekst is te lang: hoogstens 100 kB');
  });
});
