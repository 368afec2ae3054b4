import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { whenFinished } from '../whenFinished.ts';

/** A frame that shows nothing for so long, in ms, keeps the others waiting no longer. */
const LATEST_MS = 3000;
let turn = Promise.resolve();

/** Draws a frame once it is near the window and those before it are there, and keeps it: each loads a whole preview. */
export const Near = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef(() => {});
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = () => isGone ? undefined : new Promise<void>(resolve => {
      end.current = resolve;
      setTimeout(resolve, LATEST_MS);
      setDrawn(true);
    });
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      turn = turn.then(draw);
    }, { rootMargin: '200px' });
    observer.observe(place.current!);
    return () => {
      isGone = true;
      observer.disconnect();
      end.current();
    };
  }, []);
  const onLoadCapture = ({ target }: SyntheticEvent) => { if (target instanceof HTMLIFrameElement) whenFinished(target, () => end.current()); };
  return <div ref={place} onLoadCapture={onLoadCapture} style={isDrawn ? { display: 'contents' } : { height: 'var(--height)' }}>{isDrawn && children}</div>;
};
