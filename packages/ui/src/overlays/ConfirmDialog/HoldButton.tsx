import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { createHold, type HoldProgress } from '../../gestures/hold.ts';
import { Spinner } from '../../controls/Button/Button.styles.ts';
import { confirmText } from '../../nl/confirm.ts';
import { Hint, HoldElement } from './HoldButton.styles.ts';

interface HoldButtonProps {
  children: string;
  /** It is being done. */
  isPending: boolean;
  /** It was kept pressed for 600 ms, by pointer or by key. */
  onHold: () => void;
}

const isPressKey = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' ';

/** A button that must be kept pressed while it fills. A screen reader, which cannot hold, presses it twice instead. */
export const HoldButton = ({ children, isPending, onHold }: HoldButtonProps) => {
  const [progress, setProgress] = useState<HoldProgress>('idle');
  const [hint, setHint] = useState<string>();
  const pressed = useRef<ReturnType<typeof createHold>>(undefined);
  /** A screen reader pressed it once. */
  const isArmed = useRef(false);
  useEffect(() => () => pressed.current?.cancel(), []);

  const press = () => {
    if (isPending || pressed.current) return;
    pressed.current = createHold({ onHold, onProgress: setProgress });
    pressed.current.press();
  };
  /** Let go: too early shows how it is done. */
  const release = () => {
    const hold = pressed.current;
    if (!hold) return;
    pressed.current = undefined;
    if (!hold.isHeld()) setHint(confirmText.holdHint);
    hold.release();
  };
  const onClick = ({ detail, buttons }: MouseEvent) => {
    // Assistive technology's: it counts no presses, or says that the button is still down. Some send a short press before it.
    if ((detail !== 0 && buttons !== 1) || isPending) return;
    if (isArmed.current) return onHold();
    isArmed.current = true;
    setHint(confirmText.holdPressAgain);
  };
  return (
    <>
      <HoldElement
        type="button"
        data-variant="remove"
        data-hold={progress === 'idle' ? undefined : progress}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        aria-description={confirmText.holdHint}
        onPointerDown={event => { if (event.button === 0) press(); }}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (!isPressKey(event)) return;
          event.preventDefault();
          if (!event.repeat) press();
        }}
        onKeyUp={event => {
          if (!isPressKey(event)) return;
          event.preventDefault();
          release();
        }}
        onBlur={() => {
          release();
          isArmed.current = false;
        }}
        onClick={onClick}
      >
        {isPending && <Spinner aria-hidden />}
        <span>{children}</span>
      </HoldElement>
      {/* How it is done is read before the first press; heard it is as the button's description, and again by who lets go too early. */}
      <Hint>{hint ?? <span aria-hidden>{confirmText.holdHint}</span>}</Hint>
    </>
  );
};
