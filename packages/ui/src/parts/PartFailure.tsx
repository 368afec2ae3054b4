import { createContext, use, useEffect, useState } from 'react';
import { RetryNotice } from './RetryNotice/RetryNotice.tsx';
import { feedback } from '../nl/feedback.ts';
import { PartFailureDialog } from './PartFailureDialog.tsx';
import { PendingLine } from './PendingLine.tsx';

/** `dialog` stands above the page, `inline` in the place of the part. */
export type PartKind = 'dialog' | 'inline';

/** What the application knows of its own code. */
export interface CodeVersion {
  /** Whether the server has another version than this page by now. Never rejects, and takes two seconds at most. */
  isOutdated: () => Promise<boolean>;
  /** Starts the new version; what is typed was kept. */
  reload: () => void;
}

const VersionContext = createContext<CodeVersion | undefined>(undefined);

/** Lets parts that do not load find out whether there is a new version. */
export const CodeVersionProvider = VersionContext.Provider;

interface PartFailureProps {
  /** A dialog without it. */
  kind?: PartKind;
  /** Asking again did not help: the page is loaded anew instead, with what was typed. */
  isStuck?: boolean;
  /** Fetches it again. */
  onRetry: () => void;
  /** The way out of a dialog. */
  onClose?: () => void;
}

/** Stands where code should have come: offers it again, or the new version after a deploy. */
export const PartFailure = ({ kind = 'dialog', isStuck = false, onRetry, onClose }: PartFailureProps) => {
  const version = use(VersionContext);
  const [isOutdated, setOutdated] = useState(version ? undefined : false);
  useEffect(() => { void version?.isOutdated().then(setOutdated); }, [version]);
  // Another sentence would take the place of the first.
  if (isOutdated === undefined) return <PendingLine />;
  const notice = version && (isOutdated || isStuck)
    ? <RetryNotice kind="newVersion" text={isOutdated ? feedback.newVersion : feedback.partStuck} onRetry={version.reload} />
    : <RetryNotice kind={navigator.onLine ? 'failed' : 'offline'} text={feedback.partFailed} onRetry={onRetry} />;
  return kind === 'inline' ? notice : <PartFailureDialog onClose={onClose}>{notice}</PartFailureDialog>;
};
