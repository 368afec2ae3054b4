import { lazyPart } from '../../parts/lazyPart.tsx';

/** The sheet of QR codes, fetched when it is asked for. */
export const LazyQrSheet = lazyPart(() => import('./QrSheet.tsx'), 'QrSheet', { kind: 'dialog' });
