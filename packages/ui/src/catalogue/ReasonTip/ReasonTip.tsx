import {
  autoUpdate, flip, FloatingPortal, offset, shift, useClick, useDismiss, useFloating, useFocus, useHover, useInteractions, useMergeRefs, useRole,
} from '@floating-ui/react';
import { cloneElement, useState, type ReactElement, type Ref } from 'react';
import { Bubble } from '../../controls/Tooltip/Tooltip.styles.ts';
import { TOOLTIP_DELAY_MS } from '../../controls/Tooltip/Tooltip.tsx';

export interface ReasonTipProps {
  /** Why it cannot be opened. */
  reason: string;
  /** The disabled element: it must be focusable, take a ref and pass its props on. */
  children: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
}

/** Says why a card or tile is disabled: on hover, on keyboard focus, and (unlike a tooltip) when a finger taps it. */
export const ReasonTip = ({ reason, children }: ReasonTipProps) => {
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
    useClick(context, { toggle: false, keyboardHandlers: false }),
    useDismiss(context, { ancestorScroll: true }),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref ?? null]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen && (
        <FloatingPortal>
          <Bubble ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>{reason}</Bubble>
        </FloatingPortal>
      )}
    </>
  );
};
