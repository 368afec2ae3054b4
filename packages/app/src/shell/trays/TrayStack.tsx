import { Trays, UploadTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { RunsTray } from '../../bulk/RunsTray.tsx';
import { useActor } from '../session/useActor.ts';
import { mayBeSeen, uploads } from '../uploads/queue.ts';
import { uploadStates } from '../uploads/uploadStates.ts';

/** The files on their way. */
const UploadsTray = () => {
  const actor = useActor();
  const states = useSyncExternalStore(uploadStates.subscribe, uploadStates.get).filter(({ job }) => actor !== undefined && mayBeSeen(actor, job));
  const items = states.map(({ job, ...state }) => ({ id: job.key, label: job.label, fileName: job.file.name, isGone: job.gone !== undefined, ...state }));
  return <UploadTray items={items} onCancel={uploads.cancel} onRetry={uploads.retry} onDismiss={uploads.dismiss} />;
};

/** The trays in their one place; what is done to many above the files. */
export const TrayStack = () => <Trays><RunsTray /><UploadsTray /></Trays>;
