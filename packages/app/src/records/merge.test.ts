import { describe, expect, it } from 'vitest';
import { baseSince, mergeRecord } from './merge.ts';

const base = { name: 'Kaart', tagIds: [1, 2] as (number | string)[], contact: '' as string | null };
const FIELDS = ['name', 'tagIds', 'contact'] as const;

describe('two people, one record', () => {
  it('takes what a colleague changed in fields that the person left alone', () => {
    expect(mergeRecord(base, { ...base, name: 'Kaartje' }, { ...base, tagIds: [3] }, FIELDS)).toEqual({ values: { name: 'Kaartje', tagIds: [3], contact: '' }, clashes: [] });
  });
  it('asks where both changed the same field differently, and keeps what was typed until then', () => {
    expect(mergeRecord(base, { ...base, name: 'Kaartje' }, { ...base, name: 'Postkaart' }, FIELDS)).toEqual({ values: { ...base, name: 'Kaartje' }, clashes: ['name'] });
  });
  it('asks nothing where both made the same of it', () => {
    expect(mergeRecord(base, { ...base, tagIds: ['3', 1] }, { ...base, tagIds: [1, 3] }, FIELDS).clashes).toEqual([]);
  });
  it('merges lists id by id: what either added is in, what either took away is gone, whatever their ids are made of', () => {
    expect(mergeRecord(base, { ...base, tagIds: [1, 2, 7] }, { ...base, tagIds: ['2', 8] }, FIELDS)).toEqual({ values: { ...base, tagIds: ['2', 8, 7] }, clashes: [] });
    expect(mergeRecord(base, { ...base, tagIds: [1] }, { ...base, tagIds: [1, 2, 8] }, FIELDS)).toEqual({ values: { ...base, tagIds: [1, 8] }, clashes: [] });
    expect(mergeRecord(base, { ...base, tagIds: [1, 2, 8] }, { ...base, tagIds: [1, 2, '8', 9] }, FIELDS)).toEqual({ values: { ...base, tagIds: [1, 2, '8', 9] }, clashes: [] });
  });
  it('takes null, nothing and an empty text for the same', () => {
    expect(mergeRecord(base, { ...base, name: 'X' }, { ...base, contact: null }, FIELDS)).toEqual({ values: { ...base, name: 'X', contact: null }, clashes: [] });
  });
});

it('takes what stands there as one sent it, at whatever try, for what one began with, and nothing else', () => {
  const sent = [{ ...base, name: 'Fout', tagIds: [1] }, { ...base, name: 'Beter', tagIds: [1] }];
  expect(baseSince({ sent }, base, { name: 'Fout', tagIds: [1, 9], contact: 'An' })).toEqual({ name: 'Fout', tagIds: [1], contact: '' });
  expect(baseSince({ sent: [{ ...base, tagIds: [1, 2, 7, 8] }] }, base, { ...base, tagIds: [1, 2, 3, '7'] }).tagIds).toEqual([1, 2, 7]);
});
