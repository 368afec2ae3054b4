import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As a page that begins, with what its tab keeps. */
const load = async () => {
  vi.resetModules();
  const { keepBrokenOff, tellBrokenOff } = await import('./brokenOff.ts');
  const { forgetPerson } = await import('./session/person.ts');
  const { toastStore } = await import('@staalkaart/ui');
  return { keepBrokenOff, tellBrokenOff, forgetPerson, said: () => toastStore.getHistory().map(({ text }) => text) };
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('the next page says what one was in the middle of, once, and nothing of what was over', async () => {
  const before = await load();
  before.keepBrokenOff('een', ['Verbergen werd afgebroken.']);
  before.keepBrokenOff('twee', ['Kopiëren werd afgebroken.']);
  before.keepBrokenOff('twee', []);
  const after = await load();
  await after.tellBrokenOff();
  await after.tellBrokenOff();
  expect(after.said()).toEqual(['Verbergen werd afgebroken.']);
  const last = await load();
  await last.tellBrokenOff();
  expect(last.said()).toEqual([]);
});

it('a tab that was doubled says nothing of what the other one goes on with', async () => {
  const before = await load();
  before.keepBrokenOff('een', ['Verbergen werd afgebroken.']);
  const { TAB_ID } = await import('./unsaved/tab.ts');
  const after = await load();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: `staalkaart.tab.${TAB_ID}` }] }) } });
  await after.tellBrokenOff();
  expect(after.said()).toEqual([]);
});

it('nothing is said to somebody else', async () => {
  (await load()).keepBrokenOff('een', ['Verbergen werd afgebroken.']);
  const after = await load();
  after.forgetPerson();
  await after.tellBrokenOff();
  expect(after.said()).toEqual([]);
});
