import { ApiError, type Id, type Upload } from '@staalkaart/api-client';
import { toast, type ServerErrors } from '@staalkaart/ui';
import { useState } from 'react';
import { readableError, type Occasion } from '../errors/errorPolicy.ts';
import { showFailure } from '../errors/useFailure.ts';
import { done, type RecordKind } from '../nl/records.ts';

interface Save {
  name: string;
  isNew: boolean;
  /** The JSON, which goes first. */
  write: () => Promise<{ id: Id }>;
  /** The picture, which follows once the record has an id. */
  image?: File | undefined;
  upload?: (id: Id, upload: Upload) => Promise<unknown>;
}

interface RecordSave {
  /** Saves, tells it, and closes; rejects when the record itself was refused, so that the form keeps what was typed. */
  save: (save: Save) => Promise<void>;
  /** For the form: what the server complained of, whole and by field. */
  serverError: string | undefined;
  serverErrors: ServerErrors | undefined;
}

/** The errors of a user are told otherwise than those of the catalogue (specification §8). */
const occasionOf = (kind: RecordKind, isNew: boolean): Occasion => (kind !== 'Users' ? 'write' : isNew ? 'userCreate' : 'userWrite');

/** The complaints of an `errors` object, by field; none where the server sent a list or a text. */
const byField = (error: unknown): ServerErrors | undefined => {
  const body = error instanceof ApiError ? (error.body as { errors?: unknown } | null) : null;
  const errors = body && typeof body === 'object' ? body.errors : undefined;
  return errors && typeof errors === 'object' && !Array.isArray(errors) ? (errors as ServerErrors) : undefined;
};

/**
 * Saves a record from its form: JSON first, then the picture (specification §7, §8). A failed upload keeps the
 * record, shows the title of the answer, and `onUploadFailed` offers the file again.
 */
export const useRecordSave = (kind: RecordKind, onClose: () => void, onUploadFailed?: (id: Id) => void): RecordSave => {
  const [failure, setFailure] = useState<unknown>();
  const save = async ({ name, isNew, write, image, upload }: Save) => {
    setFailure(undefined);
    let saved: { id: Id };
    try {
      saved = await write();
    } catch (error) {
      setFailure(error);
      showFailure(error, occasionOf(kind, isNew));
      throw error;
    }
    toast.success(isNew ? done.created(kind, name) : done.updated(kind, name));
    onClose();
    if (!image || !upload) return;
    try {
      await upload(saved.id, { file: image });
    } catch (error) {
      showFailure(error, 'upload');
      onUploadFailed?.(saved.id);
    }
  };
  const serverErrors = byField(failure);
  return { save, serverErrors, serverError: failure && !serverErrors ? readableError(failure) : undefined };
};
