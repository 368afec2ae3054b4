/** A timer that can be paused, and given another length while it runs. It starts paused. */
export const createCountdown = (onEnd: () => void, now: () => number = () => performance.now()) => {
  let spent = 0;
  let startedAt = 0;
  let length: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    spent += now() - startedAt;
  };
  return {
    /** Runs until it has run for `ms` in all. */
    run: (ms: number) => {
      if (timer !== undefined && ms === length) return;
      pause();
      length = ms;
      startedAt = now();
      timer = setTimeout(() => { timer = undefined; onEnd(); }, Math.max(0, ms - spent));
    },
    pause,
  };
};
