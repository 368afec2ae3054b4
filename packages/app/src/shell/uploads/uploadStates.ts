import type { Id, Writer } from '@staalkaart/api-client';
import { observable, type Mode } from '@staalkaart/ui';
import type { StoredItem } from '../unsaved/database.ts';

/** Records that have a picture of their own. */
export type Pictured = 'Segments' | 'Categories' | 'Collections';

/** What a file is for. */
export type UploadTarget =
  | { of: Pictured; id: Id }
  | { of: 'Me' }
  /** A medium; without an id its record is made first, once. `before` is how the one was shown whose file is replaced. */
  | { of: 'Assets'; productId: Id; isVideo: boolean; name: string; id?: Id; order?: number; before?: string };

/** A file on its way: plain data, so that it outlives the page. */
export interface UploadJob extends StoredItem {
  target: UploadTarget;
  /** Whose picture it is, in words. */
  label: string;
  file: File;
  /** In which a collection's was chosen; see `modeOf` of `queue.ts`. */
  mode?: Mode;
  /** What is said once it has arrived; a medium says its own. */
  success?: string;
  /** Why it cannot arrive any more: what it is for is gone. */
  gone?: string;
}

/** A job as it is shown. */
export interface UploadState {
  job: UploadJob;
  status: 'waiting' | 'sending' | 'failed' | 'stopped';
  /** 0 to 1. */
  share?: number;
  message?: string;
}

/** The files on their way, for whoever shows or asks that. What moves them is `queue.ts`: nothing of it is needed to browse. */
export const uploadStates = observable<readonly UploadState[]>([]);

/** Whose files are sent, and through which cache; nobody: everything stops, and is kept for its owner. */
export const uploader = observable<{ userId: string; writer: Writer } | undefined>(undefined);

/** It is on its way, or waits. */
export const isUnderWay = ({ status }: UploadState): boolean => status === 'waiting' || status === 'sending';

/** Something is. */
export const isUploading = (): boolean => uploadStates.get().some(isUnderWay);
