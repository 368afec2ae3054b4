import { LazyUploadTray } from '@staalkaart/ui';
import { useState, useSyncExternalStore } from 'react';
import { uploads } from './queue.ts';

/** The files on their way, beside the toasts. */
export const Uploads = () => {
  const states = useSyncExternalStore(uploads.subscribe, uploads.states, uploads.states);
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && states.length > 0) setUsed(true);
  if (!isUsed) return null;
  const items = states.map(({ job, status, share, message }) => ({ id: job.key, label: job.label, fileName: job.file.name, status, share, message }));
  return <LazyUploadTray items={items} onCancel={uploads.cancel} onRetry={uploads.retry} onDismiss={uploads.dismiss} />;
};
