import { RunTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { runStates } from './bulkState.ts';
import { runs } from './useBulk.ts';

/** What is being done to many, as it stands. */
export const RunsTray = () => {
  const states = useSyncExternalStore(runStates.subscribe, runStates.get);
  return (
    <RunTray
      items={states.map(({ key, job, items, status, done, failures, left }) => ({
        id: key, label: job.label, status, done, total: items.length, left: left.length,
        failures: failures.map(({ item, reason }) => ({ name: item.name, reason })),
      }))}
      onCancel={runs.cancel}
      onRetry={runs.retry}
      onDismiss={runs.dismiss}
    />
  );
};
