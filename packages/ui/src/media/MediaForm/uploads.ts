/** One chosen file on its way to the server. */
export interface UploadEntry {
  /** Tells two files of the same name apart. */
  key: number;
  file: File;
  /** `checking` at first; `refused` files are never sent; `failed` ones can be sent again. */
  status: 'checking' | 'ready' | 'refused' | 'sending' | 'done' | 'failed';
  /** Why it was refused, or why sending it failed. */
  message?: string;
  /** How much has been sent, 0 to 1. */
  share?: number;
}

export type UploadEvent =
  | { type: 'added'; entries: readonly UploadEntry[] }
  | { type: 'removed'; key: number }
  | { type: 'recheck' }
  | { type: 'changed'; key: number; to: Omit<Partial<UploadEntry>, 'key' | 'file'> };

/** The list of files after something happened to it. */
export const uploadsAfter = (entries: readonly UploadEntry[], event: UploadEvent): readonly UploadEntry[] => {
  switch (event.type) {
    case 'added':
      return [...entries, ...event.entries];
    case 'removed':
      return entries.filter(entry => entry.key !== event.key);
    case 'recheck':
      return entries.map(entry => (isSettled(entry) ? entry : { key: entry.key, file: entry.file, status: 'checking' }));
    case 'changed':
      return entries.map(entry => (entry.key === event.key ? { ...entry, message: undefined, share: undefined, ...event.to } : entry));
  }
};

const isSettled = ({ status }: UploadEntry) => status === 'done' || status === 'sending';

/** Whether a file can be sent now. */
export const isSendable = ({ status }: UploadEntry) => status === 'ready' || status === 'failed';

/** Whether the list can be submitted: something can be sent, and nothing stands in the way. */
export const canSubmit = (entries: readonly UploadEntry[]) =>
  entries.some(isSendable) && entries.every(entry => isSendable(entry) || entry.status === 'done');

/**
 * The order to ask for, where it is not simply the next: a film never comes first (specification §4).
 * @param at the file's position among those that are sent, from 0
 */
export const orderFor = (at: number, isVideo: boolean, productHasImage: boolean) => (isVideo && !productHasImage ? at + 2 : undefined);

/** The files that have not arrived: what is lost when the form goes. */
export const unsentOf = (entries: readonly UploadEntry[]): File[] => entries.filter(({ status }) => status !== 'done').map(({ file }) => file);
