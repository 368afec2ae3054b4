/** Does pieces of work, so many at once; the others wait for their turn, first come first. */
export const createQueue = (atOnce: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async work => {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => { waiting.push(resolve); });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
