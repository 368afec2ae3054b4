import { RotateCw } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { feedback } from '../../nl/feedback.ts';
import { Message, Notice } from './RetryNotice.styles.ts';

export interface RetryNoticeProps {
  /** What failed, in the server's words or in Dutch. */
  text: string;
  /** Another word than 'Opnieuw proberen'. */
  action?: string;
  /** Tries again. */
  onRetry: () => void;
  /** One line where options or a field would stand, instead of a page's list. */
  isInline?: boolean;
  /** The retry is under way. */
  isPending?: boolean;
}

/** Stands where something should have been loaded, says why it is not there, and offers to try again. */
export const RetryNotice = ({ text, action = feedback.retry, onRetry, isInline, isPending }: RetryNoticeProps) => (
  <Notice role="alert" data-inline={isInline || undefined}>
    <Message>{text}</Message>
    <Button variant="quiet" isPending={isPending} onClick={onRetry}>
      {!isPending && <RotateCw aria-hidden />}
      {action}
    </Button>
  </Notice>
);
