/** A timer that can be paused and goes on with what was left. It starts paused. */
export const createCountdown = (onEnd: () => void, ms: number, now: () => number = () => performance.now()) => {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= now() - startedAt;
  };
  return {
    run: () => {
      if (timer !== undefined) return;
      startedAt = now();
      timer = setTimeout(() => { timer = undefined; onEnd(); }, Math.max(0, left));
    },
    pause,
  };
};
