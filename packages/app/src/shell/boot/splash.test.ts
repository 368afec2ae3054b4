import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the page has of the splash. */
const splash = { dataset: {} as DOMStringMap, addEventListener: vi.fn<() => void>(), remove: vi.fn<() => void>() };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', { getElementById: () => splash, querySelectorAll: () => [] });
  splash.dataset = {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows for at least 1500 ms, however soon the first screen is ready', async () => {
  const { firstScreenIsReady } = await import('./splash.ts');
  vi.advanceTimersByTime(400);
  firstScreenIsReady();
  vi.advanceTimersByTime(1099);
  expect(splash.dataset).toEqual({});
  vi.advanceTimersByTime(1);
  expect(splash.dataset).toEqual({ leaving: '' });
});

it('lifts at once for a first screen that took longer', async () => {
  const { firstScreenIsReady } = await import('./splash.ts');
  vi.advanceTimersByTime(2300);
  firstScreenIsReady();
  vi.advanceTimersByTime(0);
  expect(splash.dataset).toEqual({ leaving: '' });
});

it('does not wait longer than 6 s for a first screen', async () => {
  const { limitSplash } = await import('./splash.ts');
  limitSplash();
  vi.advanceTimersByTime(5999);
  expect(splash.dataset).toEqual({});
  vi.advanceTimersByTime(1);
  expect(splash.dataset).toEqual({ leaving: '' });
});
