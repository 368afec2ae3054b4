import { lazyPart, ProductCard } from '@staalkaart/ui';

/** A row whose name can be corrected, fetched when one is first shown; a plain row until then. */
export const LazyRenamableCard = lazyPart(() => import('./RenamableCard.tsx'), 'RenamableCard', { pending: ProductCard, isExtra: true });
