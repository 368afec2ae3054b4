import { lazyPart } from '../../parts/lazyPart.tsx';

/** Where a file may be dropped, fetched when the page is idle. */
export const LazyCsvDrop = lazyPart(() => import('./CsvDrop.tsx'), 'CsvDrop', { isExtra: true });
