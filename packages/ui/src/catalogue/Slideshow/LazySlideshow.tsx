import { lazy, Suspense } from 'react';
import type { SlideshowProps } from './Slideshow.tsx';

const load = () => import('./Slideshow.tsx');
const Loaded = lazy(() => load().then(module => ({ default: module.Slideshow })));

/** Fetches the slideshow ahead, for when a gallery is on the screen. */
export const preloadSlideshow = () => { void load().catch(() => undefined); };

/** The slideshow, fetched when it is first asked for: it is no part of the product's page. */
export const LazySlideshow = (props: SlideshowProps) => (
  <Suspense fallback={null}><Loaded {...props} /></Suspense>
);
