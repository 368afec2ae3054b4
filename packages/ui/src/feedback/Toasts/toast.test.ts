import { afterEach, describe, expect, it } from 'vitest';
import { toast, toastStore } from './toast.ts';

afterEach(() => toast.clear());

describe('toast', () => {
  it('keeps the order, the kind and the text', () => {
    toast.success('Tag Festival werd aangemaakt');
    toast.error('kapot');
    expect(toastStore.get().map(({ kind, text }) => [kind, text])).toEqual([['success', 'Tag Festival werd aangemaakt'], ['error', 'kapot']]);
  });

  it('keeps two equal ones apart', () => {
    toast.warning('Let op');
    toast.warning('Let op');
    const [first, second] = toastStore.get();
    toastStore.dismiss(first!.id);
    expect(toastStore.get()).toEqual([second]);
  });

  it('tells its listeners until they leave', () => {
    let calls = 0;
    const leave = toastStore.subscribe(() => { calls += 1; });
    toast.success('een');
    leave();
    toast.success('twee');
    expect(calls).toBe(1);
  });
});
