import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { openOverlays } from '../../openOverlays.ts';
import { usePainted } from '../../useAnswer.ts';
import { Surface } from './Popup.styles.ts';

interface PopupProps extends Pick<PopoverProps, 'children' | 'placement' | 'offset' | 'maxHeight' | 'onMouseDown'> {
  /** What it belongs to and stands beside. */
  anchor: Element;
  /** Asked by Escape, by a press elsewhere, by a dialog that opens over it, and when the focus or the anchor goes away. */
  onClose: () => void;
  ref?: Ref<HTMLElement>;
}

/** Has what floats placed anew. */
const place = () => window.dispatchEvent(new Event('resize'));

/**
 * What floats beside a button or a field: above the dialog that it is in, never past the window's edge, and 8 px away from it. The
 * page stays in reach; the focus goes back to where it was. Placing it takes a while: it is made ready beside the answer to
 * the press, not before it. Fetched with what shows it: react-aria weighs 20 kB.
 */
export const Popup = ({ anchor, onClose, placement = 'bottom start', offset = 6, ref, ...rest }: PopupProps) => {
  const isReady = usePainted();
  const popup = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => popup.current!);
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const isElsewhere = (target: Element) => !anchor.contains(target) && !popup.current?.contains(target);
  const onPointerDown = useEffectEvent((event: PointerEvent) => { if (isElsewhere(event.target as Element)) onClose(); });
  // On a device that is turned it would stay where it was, past the edge, and have the page shown smaller.
  const [width] = useState(() => document.documentElement.clientWidth);
  const onTurn = useEffectEvent(() => { if (document.documentElement.clientWidth !== width) onClose(); });
  // A dialog that a key opened, or that came by itself, stands above it. From here it gives the focus back to what is still there.
  const [beneath] = useState(() => openOverlays.get().length);
  const onOverlay = useEffectEvent(() => {
    if (openOverlays.get().length <= beneath) return;
    if (popup.current?.contains(document.activeElement)) (anchor as HTMLElement).focus({ preventScroll: true });
    onClose();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPointerDown(event);
    const resized = () => {
      onTurn();
      // With a keyboard that comes or goes a dialog moves only after what belongs to it was placed.
      requestAnimationFrame(() => requestAnimationFrame(place));
    };
    const stop = openOverlays.subscribe(() => onOverlay());
    document.addEventListener('pointerdown', listen, true);
    // It changes with the window, and with a keyboard that leaves the window as it is.
    window.visualViewport?.addEventListener('resize', resized);
    return () => {
      stop();
      document.removeEventListener('pointerdown', listen, true);
      window.visualViewport?.removeEventListener('resize', resized);
    };
  }, []);
  if (!isReady) return null;
  return (
    <Surface
      {...rest}
      ref={popup}
      triggerRef={triggerRef}
      isOpen
      isNonModal
      placement={placement}
      offset={offset}
      containerPadding={8}
      shouldCloseOnInteractOutside={isElsewhere}
      onOpenChange={isOpen => {
        if (isOpen) return;
        // What scrolls to show the field (a keyboard that comes up, a press near the edge) moves the list along; it does not close it.
        if (window.event?.type === 'scroll') place();
        else onClose();
      }}
    />
  );
};
