import { lazyPart } from '../parts/lazyPart.tsx';

/** The slideshow, fetched when it is first asked for: it is no part of the product's page. */
export const LazySlideshow = lazyPart(() => import('./Slideshow/Slideshow.tsx'), 'Slideshow', { kind: 'dialog' });

/** The sheet of QR codes, fetched when it is asked for. */
export const LazyQrSheet = lazyPart(() => import('./QrSheet/QrSheet.tsx'), 'QrSheet', { kind: 'dialog' });
