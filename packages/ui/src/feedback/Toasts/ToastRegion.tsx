import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { feedback } from '../../nl/feedback.ts';
import { openOverlays } from '../../openOverlays.ts';
import { isOpen, MAX_TOASTS, toastStore } from './toast.ts';
import { Toast } from './Toast.tsx';
import { Region } from './Toasts.styles.ts';

/**
 * Where toasts appear: bottom right, above everything (specification §9). Mount it once, from the start: a live
 * region is only heard when it was there before its text. It lies beside the application in the body, and wears
 * what react-aria looks for, so that a modal neither hides it nor closes when it is pressed.
 */
export const ToastRegion = () => {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // Over a dialog nothing stays that is no answer to what is done in it, nor lies over its buttons.
  const isCovered = useSyncExternalStore(openOverlays.subscribe, () => openOverlays.get().length > 0);
  const offering = isCovered ? undefined : items.findLast(({ action }) => isOpen(action));
  const shown = items.slice(0, MAX_TOASTS);
  if (shown.length === 0 && (isHovered || isFocused)) {
    setHovered(false);
    setFocused(false);
  }

  const isResting = isHovered || isFocused;
  useEffect(() => {
    if (isResting) toastStore.markRead(items.slice(0, MAX_TOASTS).map(({ id }) => id));
  }, [isResting, items]);

  const onFocus = (event: FocusEvent) => {
    // Nothing was left behind when the focus comes from a toast that has just gone.
    if (event.relatedTarget && !region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  // With its button a toast takes the focus along: it goes to the next toast, or back to where it came from.
  const onDismiss = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    toastStore.dismiss(id);
    if (!hadFocus) return;
    requestAnimationFrame(() => {
      const next = region.current?.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
      else setFocused(false);
    });
  };

  return createPortal(
    <Region
      ref={region}
      aria-label={feedback.notifications}
      aria-live="polite"
      aria-relevant="additions"
      data-react-aria-top-layer="true"
      data-covered={isCovered || undefined}
      // Not where it only came to stand under a pointer that rests.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={event => { if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false); }}
    >
      {shown.map(item => <Toast key={item.id} item={item} isPaused={isResting} isOffering={item === offering} onDismiss={onDismiss} />)}
    </Region>,
    document.body,
  );
};
