import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { UploadProgress } from '../../media/UploadProgress/UploadProgress.tsx';
import { mediaText } from '../../nl/media.ts';
import { ImageField } from '../record/ImageField.tsx';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { imageSchema, type ImageValues } from './imageSchema.ts';

export interface ImageFormProps extends RecordSaving<ImageValues> {
  /** Such as 'Foto van Horeca'. */
  title: string;
  /** The picture that it replaces. */
  currentPath?: string | null;
  /** How much has been sent, 0 to 1; unknown without it. */
  progress?: number;
  /** Stops the upload that is under way; no such button without it. */
  onCancelUpload?: () => void;
}

/** Before a file is chosen there is none: the schema has the word. */
type Draft = { image: File | undefined };

const resolver = yupResolver(imageSchema) as Resolver<Draft>;

/** Uploads a picture (specification §2, "Image upload"). Use it through `LazyImageForm`. */
export const ImageForm = ({ title, onSubmit, onClose, serverError, serverErrors, currentPath, progress, onCancelUpload }: ImageFormProps) => {
  const [wasSentEmpty, setSentEmpty] = useState(false);
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: { image: undefined },
    onSubmit: ({ image }) => (image ? onSubmit({ image }) : undefined),
    onRefused: () => setSentEmpty(true),
    serverError, serverErrors,
  });
  const { control, isPending, error } = record;
  return (
    <RecordDialog {...{ record, title, onClose }} submitLabel={mediaText.upload}>
      <ImageField control={control} name="image" error={wasSentEmpty ? undefined : error('image')} currentPath={currentPath} isRequired submitError={wasSentEmpty} isDisabled={isPending} />
      {isPending && <UploadProgress label={mediaText.uploading(record.values().image?.name ?? '')} share={progress} onCancel={onCancelUpload} />}
    </RecordDialog>
  );
};
