import { lazyPart } from '../../parts/lazyPart.tsx';

/** The slideshow, fetched when it is first asked for: it is no part of the product's page. */
export const LazySlideshow = lazyPart(() => import('./Slideshow.tsx'), 'Slideshow', { kind: 'dialog' });
