import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws a frame once it is near the window, and keeps it: each loads a whole preview. */
export const Near = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(seen => setNear(wasNear => wasNear || seen.some(({ isIntersecting }) => isIntersecting)), { rootMargin: '200px' });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} style={{ height: 'var(--height)' }} />;
};
