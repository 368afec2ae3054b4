import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { object } from 'yup';
import { safePath } from '../../controls/Picture/safePath.ts';
import { ImageUpload, type ImagePlace } from '../../media/ImageUpload/ImageUpload.tsx';
import { formRules } from '../../nl/formRules.ts';
import { mediaText } from '../../nl/media.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { imageFile } from '../rules/imageFile.ts';

export interface ImageFormProps extends ImagePlace {
  /** Takes the checked image over. When it resolves the form closes, when it rejects the form stays. */
  onSubmit: (values: { image: File }) => Promise<void> | void;
  /** The form may go: the image is handed over, or given up. */
  onClose: () => void;
  /** Such as 'Foto van Horeca'. */
  title: string;
  /** Why it was not handed over. */
  error?: string;
}

/** Before a file is chosen there is none: the schema has the word. */
type Draft = { image: File | undefined };

/** An image must be chosen (specification §5, "Image upload"). */
export const imageSchema = object({ image: imageFile().required(formRules.image) });

const resolver = yupResolver(imageSchema) as Resolver<Draft>;

/** Chooses an image and hands it over; sending it is the application's (specification §2, "Image upload"). Use it through `LazyImageForm`. */
export const ImageForm = ({ title, onSubmit, onClose, error, ...upload }: ImageFormProps) => {
  /** That nothing is chosen was just found out by sending it, or is what the person asked. */
  const [emptied, setEmptied] = useState<'by sending' | 'on purpose'>();
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: { image: undefined },
    onSubmit: ({ image }) => (image ? onSubmit({ image }) : undefined),
    onSaved: onClose,
    onRefused: () => setEmptied('by sending'),
    serverError: error,
  });
  const { field } = useController({ control: record.control, name: 'image' });
  return (
    <RecordDialog {...{ record, title, onClose }} submitLabel={mediaText.upload}>
      <ImageUpload
        {...upload}
        value={field.value}
        onChange={image => {
          setEmptied(!image && safePath(upload.currentPath) ? 'on purpose' : undefined);
          field.onChange(image);
        }}
        onBlur={field.onBlur}
        error={emptied === 'by sending' ? mediaText.imageFileRequired : emptied ? undefined : record.error('image')}
        isDisabled={record.isPending}
      />
    </RecordDialog>
  );
};
