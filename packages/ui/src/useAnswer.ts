import { startTransition, useEffect, useOptimistic, useState } from 'react';

/** Resolves once the next frame has been drawn; a tab that is hidden draws none, and waits for none. */
export const painted = (): Promise<void> => new Promise(resolve => {
  const done = () => { document.removeEventListener('visibilitychange', done); resolve(); };
  document.addEventListener('visibilitychange', done);
  if (document.hidden) done();
  else requestAnimationFrame(() => setTimeout(done));
});

/**
 * Answers a press in its first frame, whatever follows from it: what is chosen shows at once, and what that changes is
 * asked and drawn after it, in slices. Where nothing comes of it, what was chosen before shows again.
 * @param value what is chosen
 * @returns what to show, and what answers a press: it takes what is chosen now, and what follows from it
 */
export const useAnswer = <Value>(value: Value) => {
  const [shown, show] = useOptimistic(value);
  const answer = (next: Value, act: () => void) => startTransition(async () => {
    show(next);
    await painted();
    startTransition(act);
  });
  return [shown, answer] as const;
};

/** Whether the frame that answers what opened this has been drawn: what takes a while to make ready is drawn after it. */
export const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isGone = false;
    void painted().then(() => { if (!isGone) startTransition(() => setPainted(true)); });
    return () => { isGone = true; };
  }, []);
  return isPainted;
};
