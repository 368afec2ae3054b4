import { yupResolver } from '@hookform/resolvers/yup';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { mixed, object } from 'yup';
import { CSV_MAX_MB } from '../../constants.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { UploadProgress } from '../../feedback/UploadProgress/UploadProgress.tsx';
import { RecordDialog } from '../../forms/record/RecordDialog.tsx';
import { useRecordForm, useUnanswered } from '../../forms/record/useRecordForm.ts';
import { FileList } from '../../media/FileZone/FileList.tsx';
import { Caution, FileStack } from '../../media/FileZone/FileZone.styles.ts';
import { FileZone } from '../../media/FileZone/FileZone.tsx';
import { importText } from '../../nl/import.ts';
import { PendingLine } from '../../parts/PendingLine.tsx';
import { asUtf8, checkCsv, CSV_ACCEPT, rowsOf } from '../csv.ts';
import { FirstRows } from './FirstRows.tsx';

/** What goes with the sending of the file. */
export interface SendHooks {
  /** How much has been sent, 0 to 1: moves the bar. */
  onProgress: (share: number) => void;
  /** No answer will tell whether all of it, which was sent, is there: that is kept with the file. */
  onUntold: () => void;
  /** Aborted when the person stops the upload. Whoever only leaves lets it go on. */
  signal: AbortSignal;
}

export interface ImportFormProps {
  /** Sends the file, always as UTF-8. When it resolves, its result takes the form's place; when it rejects, or is stopped, the form stays with its file. Saying which is the caller's. */
  onSubmit: (file: File, hooks: SendHooks) => Promise<void>;
  /** A file that was dropped elsewhere, to begin with. */
  initialFile?: File | undefined;
  /** The person gives it up. */
  onClose: () => void;
  /** Downloads the template. */
  onTemplate: () => void;
}

type Draft = { file: File | undefined };

/** A file that can be sent (specification §5, "CSV import"): a csv with at least one row beneath its heading. */
const resolver = yupResolver(object({
  file: mixed<File>().required(importText.required).test('checked', async (file, context) => {
    const message = await checkCsv(file) ?? ((await rowsOf(file)).length > 1 ? undefined : importText.noRows);
    return message ? context.createError({ message }) : true;
  }),
})) as unknown as Resolver<Draft>;

/** Imports products from a CSV file (specification §2, "Modals"). Use it through `LazyImportForm`. */
export const ImportForm = ({ initialFile, onSubmit, onClose, onTemplate }: ImportFormProps) => {
  const chooser = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const unanswered = useUnanswered<Draft>();
  const mayBeThere = useSyncExternalStore(unanswered.subscribe, unanswered.get) !== undefined;
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: { file: initialFile },
    isExisting: initialFile !== undefined,
    unanswered,
    onSubmit: async ({ file }) => {
      const controller = new AbortController();
      sending.current = controller;
      setShare(undefined);
      await onSubmit(await asUtf8(file!), { signal: controller.signal, onProgress: sent => { if (!controller.signal.aborted) setShare(sent); }, onUntold: () => unanswered.set({ sent: [{ file }] }) });
    },
  });
  const { isPending, canSubmit } = record;
  const { field: { value: file, onChange, onBlur }, fieldState: { isValidating } } = useController({ control: record.control, name: 'file' });
  const refusal = record.error('file');
  // What stands stays until the file that was chosen last is checked and read: then all of it changes, at once.
  const [shown, setShown] = useState<{ file: File; rows: string[][]; error: string | undefined }>();
  const isChecked = !isValidating && (canSubmit || refusal !== undefined);
  useEffect(() => {
    if (!file || !isChecked) return undefined;
    let isLast = true;
    void Promise.resolve(refusal ? [] : rowsOf(file)).then(rows => { if (isLast) setShown({ file, rows, error: refusal }); });
    return () => { isLast = false; };
  }, [file, isChecked, refusal]);
  // All is sent: what remains is the server's work, of unknown length.
  const isProcessing = share !== undefined && share >= 1;
  // What was dropped is there when the window opens.
  if (initialFile && !shown) return <PendingLine />;
  const error = file ? shown?.error : refusal;
  return (
    <RecordDialog record={{ ...record, canSubmit: canSubmit && shown?.file === file }} onClose={onClose} isEmpty={error !== undefined} title={importText.title} submitLabel={importText.submit} size="wide" isLive>
      <FileStack>
        <FileZone
          label={importText.file}
          icon={FileSpreadsheet}
          text={importText.drop}
          choose={shown ? importText.chooseOtherFile : importText.chooseFile}
          accept={CSV_ACCEPT}
          hint={importText.hint(CSV_MAX_MB)}
          error={error}
          isDisabled={isPending}
          buttonRef={chooser}
          onFiles={([chosen]) => {
            unanswered.set(undefined);
            onChange(chosen);
          }}
          onLeave={onBlur}
          shown={shown && <FileList files={[shown.file]} errorOf={() => undefined} kind="csv" />}
          buttons={<Button variant="quiet" onClick={onTemplate}><Download aria-hidden />{importText.template}</Button>}
        >
          <VisuallyHidden aria-live="polite">{shown && importText.chosen(shown.file.name)}</VisuallyHidden>
        </FileZone>
        {isPending && file && (
          <UploadProgress
            label={isProcessing ? importText.processing(file.name) : importText.sending(file.name)}
            share={isProcessing ? undefined : share}
            onCancel={() => {
              // The button goes with the bar.
              chooser.current?.focus();
              sending.current?.abort();
            }}
          />
        )}
        {mayBeThere && <Caution>{importText.maybeImported}</Caution>}
        <Caution>{importText.severalNames}</Caution>
        <Caution>{importText.noUndo}</Caution>
        {shown && shown.rows.length > 0 && <FirstRows rows={shown.rows} />}
      </FileStack>
    </RecordDialog>
  );
};
