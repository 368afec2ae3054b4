import { lazyPart } from '../../parts/lazyPart.tsx';

/** The bar of what is chosen, fetched when somebody begins to choose. */
export const LazySelectionBar = lazyPart(() => import('./SelectionBar.tsx'), 'SelectionBar');
