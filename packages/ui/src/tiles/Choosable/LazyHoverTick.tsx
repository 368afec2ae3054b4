import { lazyPart } from '../../parts/lazyPart.tsx';

/** The tick of a card before anything is chosen. */
export const LazyHoverTick = lazyPart(() => import('./HoverTick.tsx'), 'HoverTick');
