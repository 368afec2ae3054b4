import { Button } from '../../controls/Button/Button.tsx';
import { UploadProgress } from '../../feedback/UploadProgress/UploadProgress.tsx';
import { formText } from '../../nl/forms.ts';
import { exportText } from '../../nl/import.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Cost } from './ExportDialog.styles.ts';

export interface ExportDialogProps {
  /** How many products the file will hold; unknown while they are being counted. */
  count: number | undefined;
  /** How many are in; undefined before it is started. */
  done?: number;
  /** Why it stopped: what is in already is kept. */
  error?: string;
  /** Starts it, or goes on after a failure. */
  onStart: () => void;
  /** The person gives it up, also while it runs. */
  onClose: () => void;
}

/** A list of products as a file: says what it costs before it starts, and how far it is. Use it through `LazyExportDialog`. */
export const ExportDialog = ({ count, done, error, onStart, onClose }: ExportDialogProps) => {
  const isRunning = (done !== undefined || count === undefined) && !error;
  return (
    <Dialog
      title={exportText.title}
      size="small"
      error={error}
      onClose={onClose}
      footer={count === 0 ? <Button autoFocus onClick={onClose}>{formText.close}</Button> : (
        <>
          <Button variant="quiet" onClick={onClose}>{formText.cancel}</Button>
          {/* Not disabled while it runs: the focus would fall away. */}
          <Button autoFocus isPending={isRunning} onClick={isRunning ? undefined : onStart}>{error ? exportText.retry : exportText.start}</Button>
        </>
      )}
    >
      <Body>
        {done !== undefined && count !== undefined
          ? <UploadProgress label={exportText.progress(done, count)} share={count === 0 ? 1 : done / count} />
          : <Cost>{count === undefined ? exportText.counting : count === 0 ? exportText.nothing : exportText.cost(count)}</Cost>}
      </Body>
    </Dialog>
  );
};
