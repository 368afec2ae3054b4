import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './useAnswer.ts';

let draw: () => void = () => {};
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => { draw = frame; });
});
afterEach(() => { vi.useRealTimers(); vi.unstubAllGlobals(); });

const asked = async () => {
  const onPainted = vi.fn<() => void>();
  void painted().then(onPainted);
  await vi.advanceTimersByTimeAsync(60_000);
  return onPainted;
};

it('waits for the frame, and what is drawn in it', async () => {
  const onPainted = await asked();
  expect(onPainted).not.toHaveBeenCalled();
  draw();
  await Promise.resolve();
  expect(onPainted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(onPainted).toHaveBeenCalledOnce();
});

it('waits for no frame of a tab that is being hidden', async () => {
  const onPainted = await asked();
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(onPainted).toHaveBeenCalledOnce();
});

it('waits for no frame of a hidden tab', async () => {
  page.hidden = true;
  expect(await asked()).toHaveBeenCalledOnce();
});
