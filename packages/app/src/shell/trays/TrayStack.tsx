import { isNamedIn, Trays, UploadTray } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { can, type Actor } from '../../access/access.ts';
import { RunsTray } from '../../bulk/RunsTray.tsx';
import { useActor } from '../session/useActor.ts';
import { modeOf, uploads } from '../uploads/queue.ts';
import { uploadStates, type UploadState } from '../uploads/uploadStates.ts';

/** What is of editing goes on in presentation mode, unseen: a customer may look. What broke off is offered to no role that may not send it. */
const mayBeSeen = (actor: Actor | undefined, { job }: UploadState): boolean =>
  actor !== undefined && isNamedIn(modeOf(job), actor.mode) && (job.target.of === 'Me' || job.target.of === 'Collections' || can(actor, 'catalogue.edit'));

/** The files on their way. */
const UploadsTray = () => {
  const actor = useActor();
  const states = useSyncExternalStore(uploadStates.subscribe, uploadStates.get).filter(state => mayBeSeen(actor, state));
  const items = states.map(({ job, ...state }) => ({ id: job.key, label: job.label, fileName: job.file.name, isGone: job.gone !== undefined, ...state }));
  return <UploadTray items={items} onCancel={uploads.cancel} onRetry={uploads.retry} onDismiss={uploads.dismiss} />;
};

/** The trays in their one place; what is done to many above the files. */
export const TrayStack = () => <Trays><RunsTray /><UploadsTray /></Trays>;
