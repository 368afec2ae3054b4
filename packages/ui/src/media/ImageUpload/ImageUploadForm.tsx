import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { mediaText } from '../../nl/media.ts';
import { FormButtons, FormStack, ServerError } from '../FileZone.styles.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';

export interface ImageUploadFormProps extends Pick<ImageUploadProps, 'currentPath' | 'label' | 'ratio'> {
  /** Sends the file; while its promise is open the form cannot be sent again. */
  onSubmit: (file: File) => Promise<void> | void;
  onCancel: () => void;
  /** How much has been sent, 0 to 1; unknown without it. */
  progress?: number;
  /** Stops the upload that is under way; no such button without it. */
  onCancelUpload?: () => void;
  /** Why the last attempt failed. The chosen file stays. */
  serverError?: string;
}

/** What the 'Image upload' modal holds (specification §2): one picture, required, up to 15 MB. */
export const ImageUploadForm = ({ onSubmit, onCancel, progress, onCancelUpload, serverError, ...upload }: ImageUploadFormProps) => {
  const [file, setFile] = useState<File>();
  const [isSending, setSending] = useState(false);
  const [wasSubmittedEmpty, setSubmittedEmpty] = useState(false);
  const submitter = useRef<HTMLButtonElement>(null);
  // The state comes a render later: two submissions in one go are one.
  const isBusy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    setSubmittedEmpty(!file);
    if (!file) return;
    isBusy.current = true;
    setSending(true);
    try {
      await onSubmit(file);
    } catch {
      // Its reason comes as `serverError`; the file stays, to be sent again.
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  const stop = onCancelUpload && (() => {
    // The button goes with the upload: the focus stays in the form.
    submitter.current?.focus();
    onCancelUpload();
  });
  return (
    <FormStack noValidate onSubmit={event => void submit(event)}>
      <ImageUpload {...upload} value={file} onChange={setFile} isRequired submitError={wasSubmittedEmpty} isDisabled={isSending} />
      {isSending && file && <UploadProgress label={mediaText.uploading(file.name)} share={progress} onCancel={stop} />}
      <ServerError role="alert">{!isSending && serverError}</ServerError>
      <FormButtons>
        <Button variant="quiet" disabled={isSending} onClick={onCancel}>{mediaText.cancel}</Button>
        <Button ref={submitter} type="submit" disabled={!file} isPending={isSending}>{mediaText.upload}</Button>
      </FormButtons>
    </FormStack>
  );
};
