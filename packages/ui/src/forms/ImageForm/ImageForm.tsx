import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { ImageUpload } from '../../media/ImageUpload/ImageUpload.tsx';
import { mediaText } from '../../nl/media.ts';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { imageSchema, type ImageValues } from './imageSchema.ts';

export interface ImageFormProps extends Pick<RecordSaving<ImageValues>, 'onClose' | 'serverError' | 'serverErrors'> {
  /** Takes the checked picture over. When it resolves the form closes, when it rejects the form stays. */
  onSubmit: (values: ImageValues) => Promise<void> | void;
  /** Such as 'Foto van Horeca'. */
  title: string;
  /** The picture that it replaces. */
  currentPath?: string | null;
}

/** Before a file is chosen there is none: the schema has the word. */
type Draft = { image: File | undefined };

const resolver = yupResolver(imageSchema) as Resolver<Draft>;

/** Chooses a picture and hands it over; sending it is the application's (specification §2, "Image upload"). Use it through `LazyImageForm`. */
export const ImageForm = ({ title, onSubmit, onClose, serverError, serverErrors, currentPath }: ImageFormProps) => {
  const [wasSentEmpty, setSentEmpty] = useState(false);
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: { image: undefined },
    onSubmit: ({ image }) => (image ? onSubmit({ image }) : undefined),
    onSaved: onClose,
    onRefused: () => setSentEmpty(true),
    serverError, serverErrors,
  });
  const { control, isPending, error } = record;
  const { field } = useController({ control, name: 'image' });
  return (
    <RecordDialog {...{ record, title, onClose }} submitLabel={mediaText.upload}>
      <ImageUpload
        value={field.value}
        onChange={image => {
          setSentEmpty(false);
          field.onChange(image);
        }}
        error={wasSentEmpty ? undefined : error('image')}
        isRequired
        submitError={wasSentEmpty}
        isDisabled={isPending}
        currentPath={currentPath}
      />
    </RecordDialog>
  );
};
