import type { COLUMNS, IN_VIEW } from './scene.ts';

/** What is waited for: the list with its first pictures, or the page of one product. */
export type Awaited = { kind: 'list' } | { kind: 'detail'; path: string; name: string; cover: string };

/** What the probe gives to the driver, as `window.bench`. */
export interface Bench {
  /** Waits for something from the next press on; with `isNow` from now on. */
  await: (awaited: Awaited, isNow?: boolean) => void;
  /** How long it took, in ms; null while it is not there. */
  took: () => number | null;
  longTasks: { start: number; duration: number }[];
  /** From each press until the next frame was painted, in ms. */
  presses: number[];
  /** Notes when each frame comes. @returns what ends it, and gives the share of frames that did not come, in % */
  watchFrames: () => () => number;
}
declare global { interface Window { bench: Bench } }

/** Runs in each document before its own scripts: notes when what is waited for is there, across documents. Uses nothing from outside. */
export const probe = ({ columns, inView }: { columns: typeof COLUMNS; inView: typeof IN_VIEW }): void => {
  const FRAME = 1000 / 60;
  const now = () => performance.timeOrigin + performance.now();
  const keep = (name: string, value: unknown) => sessionStorage.setItem(`bench.${name}`, JSON.stringify(value));
  const read = <T>(name: string): T | null => JSON.parse(sessionStorage.getItem(`bench.${name}`) ?? 'null') as T | null;

  const isShown = (image: HTMLImageElement | null | undefined) => Boolean(image?.complete && image.naturalWidth > 0);
  const picturesOfList = (): HTMLImageElement[] | undefined => {
    const cards = document.querySelectorAll<HTMLElement>('main a[href^="/products/"]');
    const first = Array.from({ length: inView }, (_, index) => cards[index]);
    if (!first.every(card => card?.textContent.trim())) return undefined;
    const pictures = first.slice(0, columns).map(card => card!.querySelector('img'));
    return pictures.every(isShown) ? pictures as HTMLImageElement[] : undefined;
  };
  const picturesOfDetail = ({ path, name, cover }: Awaited & { kind: 'detail' }): HTMLImageElement[] | undefined => {
    if (!location.pathname.startsWith(path) || document.querySelector('main h1')?.textContent.trim() !== name) return undefined;
    const picture = [...document.querySelectorAll<HTMLImageElement>('main img')].find(({ src }) => src.endsWith(cover));
    return isShown(picture) ? [picture!] : undefined;
  };

  const look = async () => {
    const [awaited, since] = [read<Awaited>('awaited'), read<number>('since')];
    const pictures = awaited && since && read('took') === null ? (awaited.kind === 'list' ? picturesOfList() : picturesOfDetail(awaited)) : undefined;
    if (pictures) {
      await Promise.allSettled(pictures.map(picture => picture.decode()));
      keep('took', now() - since!);
    }
    requestAnimationFrame(() => void look());
  };

  window.bench = {
    await: (awaited, isNow) => {
      keep('awaited', awaited);
      keep('took', null);
      keep('since', isNow ? now() : null);
    },
    took: () => read('took'),
    longTasks: [],
    presses: [],
    watchFrames: () => {
      const frames: number[] = [];
      let isOn = true;
      const note = (time: number) => {
        frames.push(time);
        if (isOn) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      return () => {
        isOn = false;
        const missed = frames.slice(1).reduce((sum, time, index) => sum + Math.max(0, Math.round((time - frames[index]!) / FRAME) - 1), 0);
        return (missed / (frames.length - 1 + missed)) * 100;
      };
    },
  };

  if (window !== window.top) return;
  if (read('awaited') === null) {
    keep('awaited', { kind: 'list' });
    keep('since', performance.timeOrigin);
  }
  performance.setResourceTimingBufferSize(100_000);
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) window.bench.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const painted = new MessageChannel();
  let pressed = 0;
  painted.port1.addEventListener('message', () => window.bench.presses.push(performance.now() - pressed));
  painted.port1.start();
  window.addEventListener('pointerdown', ({ timeStamp }) => {
    pressed = timeStamp;
    if (read('since') === null) keep('since', performance.timeOrigin + timeStamp);
    // A message that is sent in a frame comes after it was painted.
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }, { capture: true });
  requestAnimationFrame(() => void look());
};
