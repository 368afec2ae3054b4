import { describe, expect, it } from 'vitest';
import { canSubmit, orderFor, uploadsAfter, type UploadEntry } from './uploads.ts';

const file = new File(['x'], 'kaart.png');
const entry = (key: number, status: UploadEntry['status'], rest: Partial<UploadEntry> = {}): UploadEntry => ({ key, file, status, ...rest });

describe('uploadsAfter', () => {
  it('adds behind what was there, and takes out', () => {
    const both = uploadsAfter([entry(1, 'ready')], { type: 'added', entries: [entry(2, 'checking')] });
    expect(both.map(({ key }) => key)).toEqual([1, 2]);
    expect(uploadsAfter(both, { type: 'removed', key: 1 }).map(({ key }) => key)).toEqual([2]);
  });
  it('forgets an old message and an old share with every change', () => {
    const [changed] = uploadsAfter([entry(1, 'failed', { message: 'kapot', share: 0.4 })], { type: 'changed', key: 1, to: { status: 'sending' } });
    expect(changed).toMatchObject({ status: 'sending', message: undefined, share: undefined });
  });
  it('checks everything again but what was sent', () => {
    const after = uploadsAfter([entry(1, 'refused', { message: 'nee' }), entry(2, 'done'), entry(3, 'ready')], { type: 'recheck' });
    expect(after.map(({ status, message }) => [status, message])).toEqual([['checking', undefined], ['done', undefined], ['checking', undefined]]);
  });
});

describe('canSubmit', () => {
  it.each<[UploadEntry['status'][], boolean]>([
    [[], false], [['ready'], true], [['ready', 'ready'], true], [['checking'], false], [['ready', 'checking'], false],
    [['ready', 'refused'], false], [['refused'], false], [['done'], false], [['done', 'failed'], true], [['sending'], false],
  ])('%j: %s', (statuses, can) => { expect(canSubmit(statuses.map((status, key) => entry(key, status)))).toBe(can); });
});

describe('orderFor', () => {
  it('never puts a film first', () => {
    expect([0, 1, 2].map(at => orderFor(at, true, false))).toEqual([2, 3, 4]);
  });
  it('leaves the order to the application otherwise', () => {
    expect(orderFor(0, true, true)).toBeUndefined();
    expect(orderFor(0, false, false)).toBeUndefined();
  });
});
