import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Draws its children once they are near the window, and keeps them: each frame loads a whole preview. */
export const Near = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([seen]) => { if (seen?.isIntersecting) setNear(true); }, { rootMargin: '200px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} style={{ height: 'var(--height)' }} />;
};
