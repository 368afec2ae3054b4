import { useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { importText } from '../../nl/import.ts';
import { ServerText } from './ImportFailedDialog.styles.ts';

export interface ImportFailedDialogProps {
  /** Why, in the server's words. */
  text?: string;
  /** The person has read it: by 'Afluiten', Escape or a press beside it. */
  onClose: () => void;
}

/** Says that an import failed as a whole (specification §8). Use it through `LazyImportFailedDialog`. */
export const ImportFailedDialog = ({ text, onClose }: ImportFailedDialogProps) => {
  const textId = useId();
  const reason = text?.trim();
  const [isLong, setLong] = useState(false);
  return (
    <Dialog
      title={importText.wentWrong}
      size="small"
      role="alertdialog"
      describedBy={reason ? textId : undefined}
      footer={<Button autoFocus onClick={onClose}>{importText.close}</Button>}
      onClose={onClose}
    >
      <Body>
        {reason && <ServerText id={textId} tabIndex={isLong ? 0 : undefined} ref={element => { if (element) setLong(element.scrollHeight > element.clientHeight); }}>{reason}</ServerText>}
      </Body>
    </Dialog>
  );
};
