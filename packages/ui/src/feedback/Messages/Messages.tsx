import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { messagesText as text } from '../../nl/messages.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { formatTime } from '../../theme/formatDate.ts';
import { KindIcon, KindWord } from '../Toasts/kindMarks.tsx';
import { toastStore } from '../Toasts/toast.ts';
import { Line, None, Time } from './Messages.styles.ts';

export interface MessagesProps {
  /** Asked by the button, by Escape and by a press beside it. */
  onClose: () => void;
}

/** The last twenty toasts of this tab, for who missed one; opening it counts as reading them. Mounted is open. */
export const Messages = ({ onClose }: MessagesProps) => {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.getHistory);
  useEffect(() => toastStore.markAllRead());
  return (
    <Dialog title={text.title} onClose={onClose}>
      {/* It scrolls, and may hold nothing else that takes the focus. */}
      <Body tabIndex={0}>
        {messages.length === 0 ? <None>{text.none}</None> : (
          <ul>
            {messages.map(({ id, kind, text: said, time: at, action }) => (
              <Line key={id} data-kind={kind}>
                <KindIcon kind={kind} />
                <p><KindWord kind={kind} />{said}</p>
                <Time dateTime={new Date(at).toISOString()}>{formatTime(at)}</Time>
                {/* Once it is done it keeps its place, and the focus. */}
                {action && (
                  <Button variant="quiet" isPending={action.isPending} aria-disabled={action.doneText !== undefined} data-done={action.doneText !== undefined || undefined} onClick={action.onPress}>
                    {action.doneText ?? action.label}
                  </Button>
                )}
              </Line>
            ))}
          </ul>
        )}
      </Body>
    </Dialog>
  );
};
