import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useDraftWatch, useKeptDraft } from '../../controls/FormDialog/draftPlace.ts';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { mediaText } from '../../nl/media.ts';
import { FormButtons, FormStack, ServerError } from '../FileZone.styles.ts';
import { FileList } from './FileList.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { MediaFormCommonProps, MediaFormProps } from './MediaForm.tsx';
import { Remark } from './MediaForm.styles.ts';
import { canSubmit, orderFor, unsentOf } from './uploads.ts';
import { explainError, useUploads } from './useUploads.ts';

type MediaCreateFormProps = MediaFormCommonProps & Pick<MediaFormProps, 'isVideo' | 'productHasImage' | 'initialFiles'>;

const NO_FILES: readonly File[] = [];
const areFilms = (files: readonly File[]) => files.length > 0 && files.every(file => file.type.startsWith('video/'));

/** New media: one kind at a time, several files at once, filed in the order in which they were chosen. */
export const MediaCreateForm = ({
  isVideo: startsAsVideo = false, productHasImage, initialFiles: dropped = NO_FILES, onSubmit, onDone, onCancel, progress, onCancelUpload, serverError, converterHref, explain = explainError,
}: MediaCreateFormProps) => {
  const kept = useKeptDraft<{ files: File[]; isVideo: boolean }>();
  const initialFiles = kept?.files ?? dropped;
  const [isVideo, setVideo] = useState(kept?.isVideo ?? (startsAsVideo || areFilms(initialFiles)));
  const [isMissed, setMissed] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const submitter = useRef<HTMLButtonElement>(null);
  const { entries, add, remove, sendAll, stop, isSending } = useUploads({
    kind: isVideo ? 'video' : 'image',
    explain,
    send: (file, at, hooks) => onSubmit({ file, isVideo, order: orderFor(at, isVideo, productHasImage) }, hooks),
  });
  const unsent = unsentOf(entries);
  useDraftWatch(() => (unsent.length > 0 ? { files: unsent, isVideo } : undefined));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || initialFiles.length === 0) return;
    begun.current = true;
    add(initialFiles);
  });

  const choose = (files: File[]) => {
    // Whoever drops films means films.
    if (entries.length === 0 && areFilms(files)) setVideo(true);
    add(files);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setMissed(entries.length === 0);
    if (!canSubmit(entries)) return;
    if (await sendAll()) onDone();
  };
  return (
    <FormStack noValidate onSubmit={event => void submit(event)}>
      <Checkbox label={mediaText.iWantVideo} checked={isVideo} disabled={isSending} onChange={event => setVideo(event.target.checked)} />
      {isVideo && !productHasImage && <Remark>{mediaText.videoNeverFirst} {mediaText.videoSecond}</Remark>}
      <FilePicker
        kind={isVideo ? 'video' : 'image'}
        isMultiple
        isDisabled={isSending}
        error={isMissed && entries.length === 0 ? mediaText.fileRequired : undefined}
        converterHref={converterHref}
        buttonRef={chooser}
        onFiles={choose}
      />
      {entries.length > 0 && (
        <FileList
          entries={entries}
          isVideo={isVideo}
          isSending={isSending}
          progress={progress}
          onRemove={key => {
            // The button goes with its file.
            chooser.current?.focus();
            setMissed(true);
            remove(key);
          }}
          onStop={() => {
            // So does this one.
            submitter.current?.focus();
            stop();
            onCancelUpload?.();
          }}
        />
      )}
      <ServerError role="alert">{!isSending && serverError}</ServerError>
      <FormButtons>
        <Button variant="quiet" disabled={isSending} onClick={onCancel}>{mediaText.cancel}</Button>
        <Button ref={submitter} type="submit" disabled={!isSending && !canSubmit(entries)} isPending={isSending}>{mediaText.upload}</Button>
      </FormButtons>
    </FormStack>
  );
};
