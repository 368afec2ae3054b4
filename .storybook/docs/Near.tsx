import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { whenFinished } from '../whenFinished.ts';

/** A frame keeps those after it waiting no longer than so, in ms: from its turn, and from when its page is there. */
const [LATEST_MS, LOADED_MS] = [3000, 1000];
let turn = Promise.resolve();

/** Draws a frame once it is near the window and those before it are there, and keeps it: each loads a whole preview. */
export const Near = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef(() => {});
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let [isNear, isWaiting] = [false, false];
    const draw = () => {
      isWaiting = false;
      // Scrolled past meanwhile: it waits until it is near again.
      if (!isNear) return undefined;
      observer.disconnect();
      setDrawn(true);
      return new Promise<void>(resolve => {
        end.current = resolve;
        setTimeout(resolve, LATEST_MS);
      });
    };
    const observer = new IntersectionObserver(seen => {
      isNear = seen.at(-1)!.isIntersecting;
      if (!isNear || isWaiting) return;
      isWaiting = true;
      turn = turn.then(draw);
    }, { rootMargin: '200px' });
    observer.observe(place.current!);
    return () => {
      isNear = false;
      observer.disconnect();
      end.current();
    };
  }, []);
  const onLoadCapture = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    whenFinished(target, () => end.current());
    setTimeout(() => end.current(), LOADED_MS);
  };
  return <div ref={place} onLoadCapture={onLoadCapture} style={isDrawn ? { display: 'contents' } : { height: 'var(--height)' }}>{isDrawn && children}</div>;
};
