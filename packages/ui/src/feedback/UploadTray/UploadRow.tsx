import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Name } from '../UploadProgress/UploadProgress.styles.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { feedback } from '../../nl/feedback.ts';
import { uploadTrayText as text } from '../../nl/uploads.ts';
import { Buttons, Row, Said } from './UploadTray.styles.ts';
import type { UploadActions, UploadItem } from './uploads.ts';

interface UploadRowProps extends UploadActions {
  item: UploadItem;
}

/** One file: how far it is or why it stands still, and what can be done about it. */
export const UploadRow = ({ item: { id, label, fileName, status, share, message, isGone }, onCancel, onRetry, onDismiss }: UploadRowProps) => {
  const nameId = useId();
  const isUnderWay = status === 'waiting' || status === 'sending';
  const said = { waiting: text.waiting, sending: undefined, failed: message ?? text.failed, stopped: text.stopped }[status];
  return (
    <Row>
      <span id={nameId} hidden>{fileName}</span>
      {status === 'sending' ? <UploadProgress label={text.uploading(fileName)} share={share} /> : <Name as="p">{text.uploading(fileName)}</Name>}
      <Said data-status={status}>{[label, said].filter(Boolean).join(' · ')}</Said>
      {/* By key: the button that was pressed goes, and does not become another one where it stands. */}
      <Buttons>
        {isUnderWay ? <Button key="cancel" variant="quiet" aria-describedby={nameId} onClick={() => onCancel(id)}>{text.cancel}</Button> : (
          <>
            <Button key="dismiss" variant="quiet" aria-describedby={nameId} onClick={() => onDismiss(id)}>{text.dismiss}</Button>
            {!isGone && <Button variant="quiet" aria-describedby={nameId} onClick={() => onRetry(id)}>{feedback.retry}</Button>}
          </>
        )}
      </Buttons>
    </Row>
  );
};
