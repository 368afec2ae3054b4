import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ImageUpload, type ImageUploadProps } from '../../media/ImageUpload/ImageUpload.tsx';
import { fieldText } from '../../nl/fields.ts';
import { mediaText } from '../../nl/media.ts';

/** The ratio of a picture that is not the only field: low, so that the others stay in sight. */
export const BESIDE_FIELDS = '5 / 2';

interface ImageFieldProps<Values extends FieldValues> extends Pick<ImageUploadProps, 'error' | 'currentPath' | 'ratio'> {
  /** The form it is in. */
  control: Control<Values>;
  /** The field: a File, or undefined. */
  name: Path<Values>;
}

/** Choosing a picture in a form, where there need not be one: the upload field refuses what cannot be sent. */
export const ImageField = <Values extends FieldValues>({ control, name, ...rest }: ImageFieldProps<Values>) => {
  const { field } = useController({ control, name });
  return <ImageUpload {...rest} label={`${mediaText.photo} ${fieldText.optional}`} value={field.value as File | undefined} onChange={field.onChange} />;
};
