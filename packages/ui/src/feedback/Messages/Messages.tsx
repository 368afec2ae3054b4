import { Check, CircleAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { feedback, messagesText as text } from '../../nl/feedback.ts';
import { Dim } from '../../overlays/ConfirmDialog/ConfirmDialog.styles.ts';
import { toastStore } from '../Toasts/toast.ts';
import { Head, Line, Lines, None, Panel, Time } from './Messages.styles.ts';

export interface MessagesProps {
  /** Asked by the button, by Escape and by a press beside it. */
  onClose: () => void;
}

const icons = { success: Check, warning: TriangleAlert, error: CircleAlert };
const time = new Intl.DateTimeFormat('nl-BE', { hour: '2-digit', minute: '2-digit' });

/** The last twenty toasts of this tab, for who missed one; opening it counts as reading them. Mounted is open. */
export const Messages = ({ onClose }: MessagesProps) => {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.getHistory, toastStore.getHistory);
  useEffect(() => toastStore.markAllRead());
  return (
    <Dim isOpen isDismissable onOpenChange={isOpen => { if (!isOpen) onClose(); }}>
      <Panel>
        <Dialog>
          <Head>
            <Heading slot="title">{text.title}</Heading>
            <IconButton icon={X} label={text.close} onClick={onClose} />
          </Head>
          {messages.length === 0 ? <None>{text.none}</None> : (
            <Lines>
              {messages.map(({ id, kind, text: said, time: at }) => {
                const Icon = icons[kind];
                return (
                  <Line key={id} data-kind={kind}>
                    <Icon aria-hidden />
                    <p>{kind !== 'success' && <VisuallyHidden>{feedback.toastKind[kind]}: </VisuallyHidden>}{said}</p>
                    <Time dateTime={new Date(at).toISOString()}>{time.format(at)}</Time>
                  </Line>
                );
              })}
            </Lines>
          )}
        </Dialog>
      </Panel>
    </Dim>
  );
};
