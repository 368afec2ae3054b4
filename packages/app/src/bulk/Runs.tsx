import { lazyPart } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { runStates } from './bulkState.ts';

const LazyRuns = lazyPart(() => import('./RunsTray.tsx'), 'RunsTray');

/** What is being done to many, over navigation; nothing before the first time. */
export const Runs = () => {
  const isUsed = useSyncExternalStore(runStates.subscribe, () => runStates.get().length > 0);
  return isUsed && <LazyRuns />;
};
