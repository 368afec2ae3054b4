import { lazyPart } from '../../parts/lazyPart.tsx';

/** The tray of what is being done to many. */
export const LazyRunTray = lazyPart(() => import('./RunTray.tsx'), 'RunTray');
