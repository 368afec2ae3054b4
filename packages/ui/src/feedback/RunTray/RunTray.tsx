import { useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { feedback } from '../../nl/feedback.ts';
import { manyText as text } from '../../nl/many.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { Tray } from '../Trays/Trays.styles.ts';
import { useFocusKept } from '../Trays/useFocusKept.ts';
import { Buttons, Said, Summary } from '../UploadTray/UploadTray.styles.ts';
import { Failures, Run } from './RunTray.styles.ts';

/** The same thing that is being done to many, or was. */
export interface RunItem {
  id: string;
  /** What is done: 'Verbergen'. */
  label: string;
  /** `stopping`: called off, and not over while something of it is under way. */
  status: 'waiting' | 'running' | 'stopping' | 'ended';
  /** How many it is done to by now. */
  done: number;
  /** How many it is asked for. */
  total: number;
  /** To which it could not be done, by name, each with why. */
  failures: readonly { name: string; reason: string }[];
  /** How many were not begun: it was called off, or nothing answered any more. */
  left: number;
  /** Tried again it would fail again, all of it: that is not offered. */
  isLasting?: boolean;
}

export interface RunTrayProps {
  /** In the order in which they are done. Nothing is rendered without one; what was done whole is left out. */
  items: readonly RunItem[];
  /** Begins no other one; what is under way is finished. */
  onCancel: (id: string) => void;
  /** Does it to those that failed, and to those that were not begun. */
  onRetry: (id: string) => void;
  /** It may stay as it is. */
  onDismiss: (id: string) => void;
}

const UnderWay = ({ item: { id, label, status, done, total }, onCancel }: Pick<RunTrayProps, 'onCancel'> & { item: RunItem }) => (
  <>
    <UploadProgress label={text.progress(label, done, total)} share={total > 0 ? done / total : 0} />
    {status === 'waiting' && <Said>{text.waiting}</Said>}
    {status === 'stopping' && <Said>{text.stopping}</Said>}
    <Buttons><Button variant="quiet" isPending={status === 'stopping'} onClick={() => onCancel(id)}>{text.cancel}</Button></Buttons>
  </>
);

/** The names of those that failed, by why: what they have in common is said once. */
const byReason = (failures: RunItem['failures']): Map<string, string[]> => {
  const causes = new Map<string, string[]>();
  for (const { name, reason } of failures) {
    const names = causes.get(reason);
    if (names) names.push(name);
    else causes.set(reason, [name]);
  }
  return causes;
};

const Ended = ({ item: { id, label, done, total, failures, left, isLasting }, onRetry, onDismiss }: Pick<RunTrayProps, 'onRetry' | 'onDismiss'> & { item: RunItem }) => {
  const nameId = useId();
  const rest = [failures.length > 0 && text.failed(failures.length), left > 0 && text.left(left)].filter(Boolean).join(', ');
  return (
    <>
      <Summary id={nameId} data-failed={failures.length > 0 || undefined}>{text.ended(label, done, total)}</Summary>
      <Said>{rest}</Said>
      {failures.length > 0 && (
        // It scrolls, and holds nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <Failures role="group" tabIndex={0} aria-labelledby={nameId}>
          {[...byReason(failures)].map(([reason, names], at) => (
            <div key={reason}>
              <p id={`${nameId}-${at}`}>{reason}</p>
              <ul aria-labelledby={`${nameId}-${at}`}>{names.map((name, nth) => <li key={`${nth} ${name}`}>{name}</li>)}</ul>
            </div>
          ))}
        </Failures>
      )}
      <Buttons>
        <Button variant="quiet" aria-describedby={nameId} onClick={() => onDismiss(id)}>{text.close}</Button>
        {!isLasting && <Button variant="quiet" aria-describedby={nameId} onClick={() => onRetry(id)}>{feedback.retry}</Button>}
      </Buttons>
    </>
  );
};

/** What is being done to many while the person works on, with what could not be done by name. It stands in `Trays`. */
export const RunTray = ({ items, onCancel, onRetry, onDismiss }: RunTrayProps) => {
  const tray = useRef<HTMLElement>(null);
  useFocusKept(tray);
  if (items.length === 0) return null;
  return (
    <Tray ref={tray} aria-label={text.tray}>
      {items.map(item => (
        <Run key={item.id} data-row>
          {item.status === 'ended' ? <Ended {...{ item, onRetry, onDismiss }} /> : <UnderWay {...{ item, onCancel }} />}
        </Run>
      ))}
    </Tray>
  );
};
