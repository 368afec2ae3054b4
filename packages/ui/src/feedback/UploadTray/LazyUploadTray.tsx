import { lazyPart } from '../../parts/lazyPart.tsx';

/** The tray of the files that are being sent. */
export const LazyUploadTray = lazyPart(() => import('./UploadTray.tsx'), 'UploadTray');
