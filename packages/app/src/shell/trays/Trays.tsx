import { lazyPart } from '@staalkaart/ui';
import { useState, useSyncExternalStore } from 'react';
import { runStates } from '../../bulk/bulkState.ts';
import { uploadStates } from '../uploads/uploadStates.ts';

const LazyTrayStack = lazyPart(() => import('./TrayStack.tsx'), 'TrayStack');

/** What tells that the line failed must not need it. */
export const preloadTrays = LazyTrayStack.preload;

/** What goes on while a person works on, over navigation; nothing before the first time. */
export const Trays = () => {
  const isBusy = useSyncExternalStore(uploadStates.subscribe, () => uploadStates.get().length > 0);
  const isRunning = useSyncExternalStore(runStates.subscribe, () => runStates.get().length > 0);
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && (isBusy || isRunning)) setUsed(true);
  return isUsed && <LazyTrayStack />;
};
