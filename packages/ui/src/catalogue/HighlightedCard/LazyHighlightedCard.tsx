import { lazy, Suspense } from 'react';
import type { HighlightedCardProps } from './HighlightedCard.tsx';

const load = () => import('./HighlightedCard.tsx').then(({ HighlightedCard }) => ({ default: HighlightedCard }));
const Loaded = lazy(load);

/** Fetches the lifted card's code: a press takes longer than that. */
export const preloadHighlightedCard = (): void => void load();

/** The lifted card, loaded when a card is first held. */
export const LazyHighlightedCard = (props: HighlightedCardProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
