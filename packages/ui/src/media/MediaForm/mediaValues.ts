/** What the form submits for one file. */
export interface MediaValues {
  /** The checked file; absent when an existing medium keeps its own. */
  file?: File;
  /** A film; else a picture. */
  isVideo: boolean;
  /** The place to give it, from 1; the next one without it. */
  order?: number;
  /** The whole name as on the wire; on create the application makes one. */
  name?: string;
}

/** What goes with the sending of one file. */
export interface UploadHooks {
  /** How much has been sent, 0 to 1: moves the bar. */
  onProgress: (share: number) => void;
  /** Aborted when the person stops the upload, or the form goes away. */
  signal: AbortSignal;
  /** How many files are sent together: the others go on when one fails. */
  count: number;
}

/** The words for a failure: the error's own, else a general one. */
export type Explain = (error: unknown) => string;
