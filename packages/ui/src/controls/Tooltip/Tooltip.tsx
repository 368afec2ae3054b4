import {
  cloneElement, useCallback, useEffect, useId, useLayoutEffect, useRef, useState,
  type AriaAttributes, type DOMAttributes, type PointerEvent, type ReactElement, type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { TOOLTIP_DELAY_MS } from '../../constants.ts';
import { place, type Side } from './place.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** What the element does, in one short Dutch sentence. Nothing is shown without it or a reason. */
  label?: string;
  /** Why it cannot be opened or pressed, in the place of the label. Also shows when a finger taps. */
  reason?: string;
  /** The element it explains: it must be focusable and pass its props on. */
  children: ReactElement<AriaAttributes & DOMAttributes<Element>>;
  /** Where it stands to its element; on the other side when there is no room. */
  placement?: Side;
  /** ms before it shows under a mouse. */
  delayMs?: number;
  /** `error` where the reason is an edit that is not allowed. */
  tone?: 'default' | 'error';
}

interface BalloonProps {
  anchor: Element;
  id: string;
  text: string;
  placement: Side;
  tone: TooltipProps['tone'];
  onHide: () => void;
}

/** In the browser's top layer, beside its element wherever that goes: it scrolls, or a row is moved by the keys. React-aria's modals leave it alone. */
const Balloon = ({ anchor, id, text, placement, tone, onHide }: BalloonProps) => {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current!;
    let frame = 0;
    const follow = () => {
      if (!anchor.isConnected) return onHide();
      frame = requestAnimationFrame(follow);
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top } = place(anchor.getBoundingClientRect(), element.getBoundingClientRect(), placement, { width, height });
      element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
      return undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => { if (event.key === 'Escape') onHide(); };
    const onPointerDown = (event: Event) => { if (!anchor.contains(event.target as Node)) onHide(); };
    element.showPopover();
    follow();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [anchor, placement, onHide]);
  return createPortal(<Bubble ref={bubble} id={id} role="tooltip" popover="manual" data-react-aria-top-layer data-tone={tone}>{text}</Bubble>, document.body);
};

type Handler = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick';

/**
 * Explains an element on hover (specification §9: 300 ms) and on keyboard focus. Where it says why the element is
 * disabled a finger's tap shows it too; the element stays the same, and keeps its focus, when it becomes disabled.
 */
export const Tooltip = ({ label, reason, children, placement = 'top', delayMs = TOOLTIP_DELAY_MS, tone = 'default' }: TooltipProps) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  /** A mouse rests on it. */
  const [pointed, setPointed] = useState<Element | null>(null);
  const id = useId();
  const text = reason || label;
  const { props } = children;
  const hide = useCallback(() => {
    setPointed(null);
    setAnchor(null);
  }, []);
  useEffect(() => {
    if (!pointed) return undefined;
    const timer = setTimeout(() => setAnchor(pointed), delayMs);
    return () => clearTimeout(timer);
  }, [pointed, delayMs]);

  const before = (name: Handler, act: (event: SyntheticEvent<Element>) => void) => ({
    [name]: (event: SyntheticEvent<Element>) => {
      act(event);
      (props[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
    },
  });
  return (
    <>
      {cloneElement(children, {
        // What says its name once more is no description.
        'aria-describedby': [props['aria-describedby'], anchor && text && text !== props['aria-label'] && id].filter(Boolean).join(' ') || undefined,
        ...before('onPointerEnter', event => { if ((event as PointerEvent).pointerType === 'mouse') setPointed(event.currentTarget); }),
        ...before('onPointerLeave', hide),
        ...before('onPointerDown', () => { if (!reason) hide(); }),
        ...before('onFocus', ({ currentTarget }) => { if (currentTarget.matches(':focus-visible, :has(:focus-visible)')) setAnchor(currentTarget); }),
        ...before('onBlur', hide),
        ...before('onClick', ({ currentTarget }) => { if (reason) setAnchor(currentTarget); }),
      })}
      {anchor && text && <Balloon key={text} anchor={anchor} id={id} text={text} placement={placement} tone={reason ? tone : undefined} onHide={hide} />}
    </>
  );
};
