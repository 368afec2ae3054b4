import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../controls/Button/Button.tsx';
import { useDraftWatch, useKeptDraft } from '../../controls/FormDialog/draftPlace.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { mediaText } from '../../nl/media.ts';
import { FormButtons, FormStack, ServerError } from '../FileZone.styles.ts';
import { baseName, mediaName, renamed } from '../mediaName.ts';
import { MediaThumbnail } from '../MediaTable/MediaThumbnail.tsx';
import type { MediaItem } from '../reorder.ts';
import { FileList } from './FileList.tsx';
import { FilePicker } from './FilePicker.tsx';
import { mediaEditSchema } from './mediaEditSchema.ts';
import type { MediaFormCommonProps } from './MediaForm.tsx';
import { Current, Fields } from './MediaForm.styles.ts';
import { canSubmit, unsentOf } from './uploads.ts';
import { explainError, useUploads } from './useUploads.ts';

/** A film's second place: it never comes first. */
const SECOND = 2;

interface EditDraft {
  name: string;
  order: number;
  files: File[];
}

/** An existing medium: another file of its kind, another name, another place. Its kind cannot change (specification §4). */
export const MediaEditForm = ({
  media, onSubmit, onDone, onCancel, progress, onCancelUpload, serverError, converterHref, explain = explainError,
}: MediaFormCommonProps & { media: MediaItem }) => {
  const { isVideo } = media;
  const [failure, setFailure] = useState<string>();
  const chooser = useRef<HTMLButtonElement>(null);
  const submitter = useRef<HTMLButtonElement>(null);
  const [isVideoMoved, setVideoMoved] = useState(false);
  const kept = useKeptDraft<EditDraft>();
  const { register, handleSubmit, reset, setValue, getValues, formState: { errors, isDirty, isValid, isSubmitting } } = useForm({
    resolver: yupResolver(mediaEditSchema),
    mode: 'onChange',
    defaultValues: { name: baseName(media.name), order: media.order },
  });
  /** What is saved now, with the film put second. */
  const valuesNow = () => {
    const { name, order } = getValues();
    return { isVideo, name: renamed(media.name, name), order: isVideo && Number(order) === 1 ? SECOND : Number(order) };
  };
  const { entries, add, remove, sendAll, stop, isSending } = useUploads({
    kind: isVideo ? 'video' : 'image',
    explain,
    send: (file, _at, hooks) => onSubmit({ ...valuesNow(), file }, hooks),
  });
  const unsent = unsentOf(entries);
  useDraftWatch(() => (isDirty || unsent.length > 0 ? { ...getValues(), files: unsent } : undefined));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !kept) return;
    begun.current = true;
    reset({ name: kept.name, order: kept.order }, { keepDefaultValues: true });
    add(kept.files);
  });
  const putSecond = () => {
    if (!isVideo || Number(getValues('order')) !== 1) return;
    setVideoMoved(true);
    setValue('order', SECOND, { shouldDirty: true, shouldValidate: true });
  };
  const saveWithoutFile = async () => {
    try {
      await onSubmit(valuesNow(), { onProgress: () => undefined, signal: new AbortController().signal, count: 1 });
      return true;
    } catch (error) {
      setFailure(explain(error));
      return false;
    }
  };
  const submit = handleSubmit(async () => {
    putSecond();
    setFailure(undefined);
    const isSaved = entries.length > 0 ? canSubmit(entries) && await sendAll() : await saveWithoutFile();
    if (isSaved) onDone();
  });
  const isBusy = isSubmitting || isSending;
  const isReady = isValid && (entries.length === 0 || canSubmit(entries));
  return (
    <FormStack noValidate onSubmit={event => (isBusy || !isReady ? event.preventDefault() : void submit(event))}>
      <Current>
        <MediaThumbnail path={media.path} isVideo={isVideo} />
        <span>{mediaName(media.name, media.order)}<small>{isVideo ? mediaText.video : mediaText.image}</small></span>
      </Current>
      <Fields>
        <TextField {...register('name')} label={mediaText.name} error={errors.name?.message} keepsMessageRoom autoComplete="off" readOnly={isBusy} />
        <TextField
          {...register('order', { valueAsNumber: true, onBlur: putSecond, onChange: () => setVideoMoved(false) })}
          label={mediaText.order}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isBusy}
          error={errors.order?.message ?? (isVideoMoved ? mediaText.videoNeverFirst : undefined)}
          keepsMessageRoom
        />
      </Fields>
      <FilePicker
        kind={isVideo ? 'video' : 'image'}
        isDisabled={isBusy}
        converterHref={converterHref}
        buttonRef={chooser}
        onFiles={files => {
          for (const { key } of entries) remove(key);
          add(files);
        }}
      />
      {entries.length > 0 && (
        <FileList
          {...{ entries, isVideo, progress }}
          isSending={isBusy}
          onRemove={key => {
            chooser.current?.focus();
            remove(key);
          }}
          onStop={() => {
            submitter.current?.focus();
            stop();
            onCancelUpload?.();
          }}
        />
      )}
      <ServerError role="alert">{!isBusy && (failure ?? serverError)}</ServerError>
      <FormButtons>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>{mediaText.cancel}</Button>
        <Button ref={submitter} type="submit" disabled={!isBusy && !isReady} isPending={isBusy}>{mediaText.save}</Button>
      </FormButtons>
    </FormStack>
  );
};
