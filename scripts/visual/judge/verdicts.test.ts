import { expect, test } from 'vitest';
import { accept, goneOf, judge, newcomersOf, suspectsOf } from './verdicts.mjs';

const look = (key: string) => ({ key, width: 10, height: 10, png: key });
const entries = ['same', 'moved', 'new'].map(id => ({ id, title: 'controls/Button', name: id }));
const accepted = new Map([['same', look('1')], ['moved', look('2')], ['gone', look('3')]]);
const pictures = new Map<string, object>([['same', look('1')], ['moved', look('2b')], ['new', look('4')]]);
const again = new Map<string, object>([['moved', look('2b')], ['new', look('4')]]);
const facts = { entries, accepted, pictures, again, befores: new Map<string, object>(), gone: ['gone'] };
const kinds = (changes: Partial<typeof facts> = {}) => Object.fromEntries(judge({ ...facts, ...changes }).map(({ id, kind }) => [id, kind]));

test('sorts out who needs a second look', () => {
  expect(suspectsOf(pictures, accepted)).toEqual(['moved']);
  expect(newcomersOf(pictures, accepted)).toEqual(['new']);
  expect(goneOf(entries, accepted)).toEqual(['gone']);
});

test('a story that was not asked for is not gone', () => {
  expect(goneOf([], accepted, ['moved'])).toEqual(['moved']);
});

test('tells unchanged, changed, added and removed', () => {
  expect(kinds()).toEqual({ same: 'unchanged', moved: 'changed', new: 'added', gone: 'removed' });
});

test('on a machine that draws differently, the accepted sources on that machine decide', () => {
  expect(kinds({ befores: new Map([['moved', look('2b')]]) }).moved).toBe('unchanged');
  expect(kinds({ befores: new Map([['moved', look('2c')]]) }).moved).toBe('changed');
});

test('a picture that is right at second sight did not change, and is named unsteady', () => {
  const [, moved] = judge({ ...facts, again: new Map([...again, ['moved', look('2')]]) });
  expect(moved).toMatchObject({ kind: 'unchanged', isUnsteady: true });
});

test('a story that is never twice the same fails, as does one that cannot be pictured', () => {
  expect(judge({ ...facts, again: new Map([...again, ['new', look('5')]]) })[2]).toMatchObject({ kind: 'failed', reason: 'It is drawn differently each time.' });
  expect(judge({ ...facts, pictures: new Map([...pictures, ['same', { reason: 'kapot' }]]) })[0]).toMatchObject({ kind: 'failed', reason: 'kapot' });
});

test('accepting takes what is there, drops what is gone, and leaves what failed as it was', () => {
  const verdicts = judge({ ...facts, pictures: new Map([...pictures, ['same', { reason: 'kapot' }]]) });
  expect(accept(accepted, verdicts)).toEqual(new Map([
    ['same', look('1')], ['moved', { key: '2b', width: 10, height: 10 }], ['new', { key: '4', width: 10, height: 10 }],
  ]));
});
