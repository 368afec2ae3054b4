import { afterEach, describe, expect, it } from 'vitest';
import { toast, toastStore } from './toast.ts';

afterEach(() => {
  toastStore.clear();
  toastStore.setMode('presentation');
});

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

  it('waits with all of them while a whole screen is held free', () => {
    toast.error('voor');
    const releases = [toastStore.hold(), toastStore.hold()];
    toast.success('tijdens');
    expect(toastStore.get()).toEqual([]);
    expect(toastStore.hasUnreadError()).toBe(true);
    releases[0]!();
    expect(toastStore.get()).toEqual([]);
    releases[1]!();
    expect(toastStore.get().map(({ text }) => text)).toEqual(['voor', 'tijdens']);
  });
  it('shows nothing that was told while editing for as long as somebody presents, and then in the list alone', () => {
    toast.success('Product werd toegevoegd');
    toastStore.setMode('edit');
    toast.error('Product Geheim werd niet bewaard');
    const seen = () => [toastStore.get(), toastStore.getHistory()].map(told => told.map(({ text }) => text));
    expect(seen()).toEqual([['Product werd toegevoegd', 'Product Geheim werd niet bewaard'], ['Product Geheim werd niet bewaard', 'Product werd toegevoegd']]);
    toastStore.setMode('presentation');
    expect([...seen(), toastStore.hasUnreadError()]).toEqual([['Product werd toegevoegd'], ['Product werd toegevoegd'], false]);
    toastStore.markAllRead();
    toastStore.setMode('edit');
    expect([...seen(), toastStore.hasUnreadError()]).toEqual([['Product werd toegevoegd'], ['Product Geheim werd niet bewaard', 'Product werd toegevoegd'], true]);
  });

  it('keeps what was said, and nothing to be done about it, once its session is over', () => {
    toast.success('Segment Zomer werd verborgen', { key: '1', label: 'Ongedaan maken', onPress: () => undefined });
    toastStore.settle();
    expect([toastStore.get(), toastStore.getHistory().map(({ text, action }) => [text, action])]).toEqual([[], [['Segment Zomer werd verborgen', undefined]]]);
  });

  it('keeps the last twenty messages, the newest first, after their toasts have gone', () => {
    for (let count = 1; count <= 22; count += 1) toast.success(`melding ${count}`);
    for (const { id } of toastStore.get()) toastStore.dismiss(id);
    expect(toastStore.getHistory()).toHaveLength(20);
    expect([toastStore.getHistory()[0]?.text, toastStore.getHistory()[19]?.text]).toEqual(['melding 22', 'melding 3']);
  });

  it('changes what all messages with the same action offer', () => {
    const action = { key: 'a', label: 'Ongedaan maken', onPress: () => {} };
    toast.success('Product werd aangepast', action);
    toast.error('niet gelukt', action);
    toast.success('iets anders', { ...action, key: 'b' });
    toastStore.setAction('a', { doneText: 'Ongedaan gemaakt' });
    expect(toastStore.getHistory().map(message => message.action?.doneText)).toEqual([undefined, 'Ongedaan gemaakt', 'Ongedaan gemaakt']);
    toastStore.setAction('b', undefined);
    expect(toastStore.get().map(item => item.action?.label)).toEqual(['Ongedaan maken', 'Ongedaan maken', undefined]);
  });

  it('knows of an error that nobody rested on, until it is read', () => {
    toast.success('een');
    expect(toastStore.hasUnreadError()).toBe(false);
    toast.error('kapot');
    toast.error('stuk');
    toastStore.markRead(toastStore.getHistory().slice(0, 1).map(({ id }) => id));
    expect(toastStore.hasUnreadError()).toBe(true);
    toastStore.markAllRead();
    expect(toastStore.hasUnreadError()).toBe(false);
  });
});
