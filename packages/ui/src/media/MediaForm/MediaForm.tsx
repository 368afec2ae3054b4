import { MediaCreateForm } from './MediaCreateForm.tsx';
import { MediaEditForm } from './MediaEditForm.tsx';
import type { MediaItem } from '../reorder.ts';
import type { Explain, MediaValues, UploadHooks } from './mediaValues.ts';

export type { MediaValues, UploadHooks } from './mediaValues.ts';

/** What both forms of a medium need. */
export interface MediaFormCommonProps {
  /**
   * Saves one file, or one edit. On create it is called once for each file, in order. Reject with an Error: its
   * message stands beside the file, which can then be sent again.
   */
  onSubmit: (values: MediaValues, hooks: UploadHooks) => Promise<unknown> | void;
  /** All that was submitted is saved: the form can go. */
  onDone: () => void;
  /** The person gives it up. */
  onCancel: () => void;
  /** The share that was sent, 0 to 1, for a caller that does not call `hooks.onProgress`. */
  progress?: number;
  /** The person stopped the upload; `hooks.signal` is aborted too. */
  onCancelUpload?: () => void;
  /** Why the last attempt failed, where that is not said beside a file. */
  serverError?: string;
  /** Where a .mov becomes an .mp4; shown for films. */
  converterHref?: string;
  /** The words for a failure; the error's own message without it. */
  explain?: Explain;
}

export interface MediaFormProps extends MediaFormCommonProps {
  /** The medium to edit; without it the form makes new ones. */
  media?: MediaItem;
  /** The box 'Ik wil een video opladen' is ticked at first. */
  isVideo?: boolean;
  /** Whether the product has a picture already; a film never comes first (specification §4). */
  productHasImage: boolean;
  /** Files that were dropped elsewhere, to begin with. */
  initialFiles?: readonly File[];
}

/** The form of a medium (specification §2, "Modals"): pictures or films for a new one, another file, name or order for an existing one. */
export const MediaForm = ({ media, isVideo, productHasImage, initialFiles, ...rest }: MediaFormProps) =>
  media
    ? <MediaEditForm key={media.id} media={media} {...rest} />
    : <MediaCreateForm {...{ isVideo, productHasImage, initialFiles }} {...rest} />;
