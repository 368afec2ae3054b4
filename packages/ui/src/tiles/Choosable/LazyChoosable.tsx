import { lazyPart } from '../../parts/lazyPart.tsx';
import type { ChoosableProps } from './Choosable.tsx';

/** A card that can be ticked, fetched when somebody begins to choose; the card itself stands there meanwhile. */
export const LazyChoosable = lazyPart(() => import('./Choosable.tsx'), 'Choosable', { pending: ({ children }: ChoosableProps) => children });

/** The tick of a card before anything is chosen. */
export const LazyHoverTick = lazyPart(() => import('./HoverTick.tsx'), 'HoverTick');
