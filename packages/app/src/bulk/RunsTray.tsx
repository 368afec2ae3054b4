import { RunTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { can } from '../access/access.ts';
import { useActor } from '../shell/session/useActor.ts';
import { runStates } from './bulkState.ts';
import { runs } from './useBulk.ts';

/** What is being done to many, as it stands. In a mode in which it may not be done it goes on, and names nothing: a customer may look. */
export const RunsTray = () => {
  const actor = useActor();
  const states = useSyncExternalStore(runStates.subscribe, runStates.get);
  return (
    <RunTray
      items={states.filter(({ job, status }) => status !== 'ended' || can(actor, job.permission)).map(({ key, job, items, status, done, failures, left }) => ({
        id: key, label: job.label, status, done, total: items.length, left: left.length,
        isLasting: left.length === 0 && failures.every(failure => failure.isLasting),
        failures: can(actor, job.permission) ? failures.map(({ item, reason }) => ({ name: item.name, reason })) : [],
      }))}
      onCancel={runs.cancel}
      onRetry={runs.retry}
      onDismiss={runs.dismiss}
    />
  );
};
