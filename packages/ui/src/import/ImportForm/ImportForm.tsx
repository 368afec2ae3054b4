import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../overlays/FormDialog/FormDialog.tsx';
import { useKeptDraft } from '../../overlays/FormDialog/unsaved.ts';
import { UploadProgress } from '../../feedback/UploadProgress/UploadProgress.tsx';
import { importText } from '../../nl/import.ts';
import { asUtf8 } from '../readCsv.ts';
import { CsvPicker } from './CsvPicker.tsx';
import { Parts, Quiet } from './ImportForm.styles.ts';
import { ImportPreviewPanel, PreviewSkeleton, type TemplateStatus } from './ImportPreviewPanel.tsx';
import { useCsvFile } from './useCsvFile.ts';
import { useSending, type SendHooks } from './useSending.ts';

export interface ImportFormProps {
  /** The columns of the template (see `templateColumns`), to compare the file's with; not compared without them. */
  templateColumns?: readonly string[];
  /** Why there are none: they are on their way, or could not be fetched. */
  templateStatus: TemplateStatus;
  /** Sends the file, always as UTF-8. When it resolves, its result takes the form's place; when it rejects, or is stopped, the form stays with its file. Saying which is the caller's. */
  onSubmit: (file: File, hooks: SendHooks) => Promise<void>;
  /** The person gives it up. */
  onClose: () => void;
  /** How much has been sent, 0 to 1, where the caller keeps it instead of telling `onProgress`. */
  progress?: number;
  /** Downloads the template; no such button without it. */
  onTemplate?: () => void;
}

/** Imports products from a CSV file (specification §2, "Modals", and §5, "CSV import"). Use it through `LazyImportForm`. */
export const ImportForm = ({ templateColumns, templateStatus, onSubmit, onClose, progress, onTemplate }: ImportFormProps) => {
  const { chosen, choose, isUnchanged } = useCsvFile();
  const { send, share, isSending, stop } = useSending();
  const [wasLeft, setLeft] = useState(false);
  const kept = useKeptDraft<{ file: File }>();
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) void choose(kept?.file);
    begun.current = true;
  });
  const isReady = chosen.status === 'ready';
  // Its result comes: the same file is not sent twice.
  const [sentFile, setSentFile] = useState<File>();
  const isSent = isReady && chosen.file === sentFile;
  const sent = progress ?? share;
  // All is sent: what remains is the server's work, of unknown length.
  const isProcessing = sent !== undefined && sent >= 1;
  const error = chosen.status === 'refused' ? chosen.message : chosen.status === 'none' && wasLeft ? importText.required : undefined;

  const picker = useRef<HTMLButtonElement>(null);
  const wasStopped = useRef(false);
  const cancel = () => {
    wasStopped.current = true;
    stop();
  };
  // The button that was pressed is gone with the bar.
  useEffect(() => {
    if (isSending || !wasStopped.current) return;
    wasStopped.current = false;
    picker.current?.focus();
  }, [isSending]);

  const submit = (settle: () => void) => {
    setLeft(true);
    if (chosen.status !== 'ready' || isSent) return;
    const { file } = chosen;
    void send(async hooks => {
      if (!await isUnchanged(file)) return;
      await onSubmit(await asUtf8(file), hooks);
      settle();
      setSentFile(file);
    });
  };
  return (
    <FormDialog
      title={importText.title}
      size="wide"
      submitLabel={importText.submit}
      isDirty={isReady && !isSent}
      draft={() => (isReady ? { file: chosen.file } : undefined)}
      isPending={isSending}
      isSubmitDisabled={!isReady || isSent}
      onSubmit={(_, settle) => submit(settle)}
      onClose={onClose}
    >
      <Parts>
        <CsvPicker
          file={chosen.status === 'none' ? undefined : chosen.file}
          error={error}
          isDisabled={isSending}
          buttonRef={picker}
          onFile={file => void choose(file)}
          onLeave={() => setLeft(true)}
          onTemplate={onTemplate}
        />
        {isSending && isReady && (
          <UploadProgress
            label={isProcessing ? importText.processing(chosen.file.name) : importText.sending(chosen.file.name)}
            share={isProcessing ? undefined : sent}
            onCancel={cancel}
          />
        )}
        {chosen.status === 'reading' && <PreviewSkeleton />}
        {isReady && (chosen.table ? <ImportPreviewPanel {...{ templateColumns, templateStatus }} table={chosen.table} /> : <Quiet>{importText.noPreview}</Quiet>)}
      </Parts>
    </FormDialog>
  );
};
