import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { feedback } from '../../nl/feedback.ts';
import { createCountdown } from './countdown.ts';
import { TOAST_ACTION_MS, TOAST_MS } from '../../constants.ts';
import { KindIcon, KindWord } from './kindMarks.tsx';
import { isOpen, type ToastItem } from './toast.ts';
import { Act, Card, Close, Said, Text } from './Toasts.styles.ts';

/** ms that a toast takes to leave; the animation in Toasts.styles.ts lasts as long. */
const LEAVE_MS = 160;

interface ToastProps {
  item: ToastItem;
  /** A person is reading: its time stands still. */
  isPaused: boolean;
  /** It is the last one that offers to do something: it stays for as long as that takes. */
  isOffering: boolean;
  /** It has left. */
  onDismiss: (id: number) => void;
}

/** One sentence that stays for its time, with a button where something can be done about it. An error interrupts a screen reader, the others wait. */
export const Toast = ({ item: { id, kind, text, action }, isPaused, isOffering, onDismiss }: ToastProps) => {
  const [isLeaving, setLeaving] = useState(false);
  const [countdown] = useState(() => createCountdown(() => setLeaving(true)));
  const ms = isOffering ? TOAST_ACTION_MS : TOAST_MS;
  const dismiss = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    if (isPaused || isLeaving) countdown.pause();
    else countdown.run(ms);
    return countdown.pause;
  }, [countdown, ms, isPaused, isLeaving]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => dismiss(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return (
    <Card data-kind={kind} data-leaving={isLeaving || undefined} role={kind === 'error' ? 'alert' : undefined}>
      <KindIcon kind={kind} />
      <KindWord kind={kind} />
      <Said>
        <Text>{text}</Text>
        {isOpen(action) && (
          <Act
            type="button"
            onClick={() => {
              action.onPress();
              onDismiss(id);
            }}
          >
            {action.label}
          </Act>
        )}
      </Said>
      <Close type="button" aria-label={feedback.closeNotification} onClick={() => onDismiss(id)}><X aria-hidden /></Close>
    </Card>
  );
};
