import { lazyPart } from '../../parts/lazyPart.tsx';

/** The place of the trays, fetched when there is a first one. */
export const LazyTrays = lazyPart(() => import('./Trays.tsx'), 'Trays');
