import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useRef, useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { safePath } from '../../controls/Picture/safePath.ts';
import { imageSchema } from '../ImageForm/imageSchema.ts';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { mediaText } from '../../nl/media.ts';
import { avatarText } from '../../nl/people.ts';
import { AvatarField } from './AvatarField.tsx';
import { avatarFile } from './avatarFile.ts';
import { WHOLE, type Crop } from './crop.ts';

export interface AvatarValues {
  /** A jpg of 512 by 512 px. */
  file: File;
}

export interface AvatarFormProps extends Pick<RecordSaving<AvatarValues>, 'onClose' | 'serverError' | 'serverErrors'> {
  /** Takes the photo over, cut to a square. When it resolves the form closes, when it rejects the form stays. */
  onSubmit: (values: AvatarValues) => Promise<void> | void;
  /** 'Foto wijzigen' or 'Foto toevoegen' without it. */
  title?: string;
  /** The photo that it replaces. */
  currentPath?: string | null;
}

/** Before a file is chosen there is none: the schema has the word. */
type Draft = { image: File | undefined };

const resolver = yupResolver(imageSchema) as Resolver<Draft>;

/** The own photo: chosen, cut to a square, handed over (specification §2, /profile). Use it through `LazyAvatarForm`. */
export const AvatarForm = ({ title, onSubmit, onClose, serverError, serverErrors, currentPath }: AvatarFormProps) => {
  const [wasSentEmpty, setSentEmpty] = useState(false);
  const [cropFailure, setCropFailure] = useState<string>();
  const crop = useRef<Crop>(WHOLE);
  const onCrop = useCallback((next: Crop) => { crop.current = next; }, []);

  const send = async ({ image }: Draft) => {
    if (!image) return;
    setCropFailure(undefined);
    const file = await avatarFile(image, crop.current).catch((why: unknown) => {
      setCropFailure(avatarText.cropFailed);
      throw why;
    });
    await onSubmit({ file });
  };
  const record = useRecordForm<Draft>({
    resolver, defaultValues: { image: undefined }, onSubmit: send, onSaved: onClose, onRefused: () => setSentEmpty(true),
    serverError: cropFailure ?? serverError, serverErrors,
  });
  const { control, isPending, error } = record;
  const { field } = useController({ control, name: 'image' });
  return (
    <RecordDialog {...{ record, onClose }} title={title ?? (safePath(currentPath) ? avatarText.change : avatarText.add)} submitLabel={mediaText.upload}>
      <AvatarField
        value={field.value}
        onChange={image => {
          setSentEmpty(false);
          field.onChange(image);
        }}
        onCrop={onCrop}
        currentPath={currentPath}
        error={wasSentEmpty ? undefined : error('image')}
        submitError={wasSentEmpty}
        isDisabled={isPending}
      />
    </RecordDialog>
  );
};
