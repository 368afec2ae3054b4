import { useWriter } from '@staalkaart/api-client';
import { Trays, UploadTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { RunsTray } from '../../bulk/RunsTray.tsx';
import { runStates } from '../../bulk/bulkState.ts';
import { uploads } from '../uploads/queue.ts';

/** The files on their way. */
const UploadsTray = () => {
  const writer = useWriter();
  const states = useSyncExternalStore(uploads.subscribe, uploads.states);
  const items = states.map(({ job, status, share, message }) => ({ id: job.key, label: job.label, fileName: job.file.name, status, share, message }));
  const dismiss = (key: string) => {
    const job = states.find(state => state.job.key === key)?.job;
    uploads.dismiss(key);
    if (job) void import('../../media/sendMedium.ts').then(({ giveUpMedium }) => giveUpMedium(writer, job), () => undefined);
  };
  return <UploadTray items={items} onCancel={uploads.cancel} onRetry={uploads.retry} onDismiss={dismiss} />;
};

/** The trays in their one place; what is done to many above the files. */
export const TrayStack = () => {
  const hasRuns = useSyncExternalStore(runStates.subscribe, () => runStates.get().length > 0);
  return <Trays>{hasRuns && <RunsTray />}<UploadsTray /></Trays>;
};
