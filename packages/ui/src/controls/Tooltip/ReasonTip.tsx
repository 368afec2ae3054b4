import {
  autoUpdate, flip, FloatingPortal, offset, shift, useClick, useDismiss, useFloating, useFocus, useHover, useInteractions, useMergeRefs, useRole,
} from '@floating-ui/react';
import { cloneElement, useState, type ReactElement, type Ref } from 'react';
import { Bubble } from './Tooltip.styles.ts';
import { TOOLTIP_DELAY_MS } from '../../constants.ts';

export interface ReasonTipProps {
  /** Why it cannot be opened or pressed. Also shows when a finger taps. */
  reason?: string;
  /** What the element does, where there is no reason. */
  label?: string;
  /** `error` for an edit that is not allowed. */
  tone?: 'error';
  /** The element: it must be focusable, take a ref and pass its props on. */
  children: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
}

/**
 * Says why a card, tile or action is disabled: on hover, on keyboard focus, and (unlike a tooltip) when a finger taps it.
 * Without a reason it is a plain tooltip: the element stays the same, and keeps its focus, when it becomes disabled.
 */
export const ReasonTip = ({ reason, label, tone, children }: ReasonTipProps) => {
  const [isOpen, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement: 'top',
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: TOOLTIP_DELAY_MS, close: 0 }, mouseOnly: true, move: false }),
    useFocus(context),
    useClick(context, { enabled: Boolean(reason), toggle: false, keyboardHandlers: false }),
    useDismiss(context, { referencePress: !reason, ancestorScroll: true }),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref ?? null]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen && (
        <FloatingPortal>
          <Bubble ref={refs.setFloating} style={floatingStyles} data-tone={reason ? tone : undefined} {...getFloatingProps()}>{reason ?? label}</Bubble>
        </FloatingPortal>
      )}
    </>
  );
};
