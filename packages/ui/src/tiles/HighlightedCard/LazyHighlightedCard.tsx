import { lazyPart } from '../../parts/lazyPart.tsx';

/** The lifted card, loaded when a card is first near. */
export const LazyHighlightedCard = lazyPart(() => import('./HighlightedCard.tsx'), 'HighlightedCard', { kind: 'dialog' });
