import {
  autoUpdate, flip, FloatingPortal, offset, shift, useClick, useDismiss, useFloating, useFocus, useHover, useInteractions, useMergeRefs, useRole,
} from '@floating-ui/react';
import { cloneElement, useState, type ReactElement, type Ref } from 'react';
import { Bubble } from '../../controls/Tooltip/Tooltip.styles.ts';
import { TOOLTIP_DELAY_MS } from '../../controls/Tooltip/Tooltip.tsx';

interface ActionTipProps {
  /** What the button does. */
  label: string;
  /** Why it may not be pressed; takes the place of the label. */
  reason?: string;
  /** The button: it must take a ref and pass its props on. */
  children: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
}

/**
 * A button's tooltip on hover and keyboard focus. A reason also shows when a finger taps, and looks like an error.
 * One component for both: the button stays the same element, and keeps its focus, when it becomes disabled.
 */
export const ActionTip = ({ label, reason, children }: ActionTipProps) => {
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
          <Bubble ref={refs.setFloating} style={floatingStyles} data-tone={reason ? 'error' : undefined} {...getFloatingProps()}>{reason ?? label}</Bubble>
        </FloatingPortal>
      )}
    </>
  );
};
