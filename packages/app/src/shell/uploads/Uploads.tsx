import { UploadTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { uploads } from './queue.ts';

/** The files on their way, beside the toasts. */
export const Uploads = () => {
  const states = useSyncExternalStore(uploads.subscribe, uploads.states, uploads.states);
  const items = states.map(({ job, status, share, message }) => ({ id: job.key, label: job.label, fileName: job.file.name, status, share, message }));
  return <UploadTray items={items} onCancel={uploads.cancel} onRetry={uploads.retry} onDismiss={uploads.dismiss} />;
};
