import { RotateCw, WifiOff } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { feedback } from '../../nl/feedback.ts';
import { Message, Notice } from './RetryNotice.styles.ts';

export interface RetryNoticeProps {
  /** What failed, in the server's words or in Dutch. */
  text: string;
  /** Tries again; for a new version, reloads the page. */
  onRetry: () => void;
  /** `offline` without a network; `newVersion` where this part is gone from the server since a newer one runs there. */
  kind?: 'failed' | 'offline' | 'newVersion';
}

/** Stands where a part of the page should be, says why it is not there, and offers to try again. */
export const RetryNotice = ({ text, onRetry, kind = 'failed' }: RetryNoticeProps) => (
  <Notice role="alert">
    <Message>{kind === 'offline' && <WifiOff aria-hidden />}{text}</Message>
    <Button variant="quiet" onClick={onRetry}>
      <RotateCw aria-hidden />
      {kind === 'newVersion' ? feedback.reload : feedback.retry}
    </Button>
  </Notice>
);
