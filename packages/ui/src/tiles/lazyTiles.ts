import { lazyPart } from '../parts/lazyPart.tsx';

/** The tick of a card before anything is chosen. */
export const LazyHoverTick = lazyPart(() => import('./Choosable/HoverTick.tsx'), 'HoverTick', { isExtra: true });

/** The lifted card, loaded when a card is first near. */
export const LazyHighlightedCard = lazyPart(() => import('./HighlightedCard/HighlightedCard.tsx'), 'HighlightedCard', { kind: 'dialog' });
