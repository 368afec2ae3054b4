import {
  autoUpdate, flip, FloatingPortal, offset, shift, useDismiss, useFloating, useFocus, useHover, useInteractions, useMergeRefs, useRole,
  type Placement,
} from '@floating-ui/react';
import { TOOLTIP_DELAY_MS } from '../../constants.ts';
import { cloneElement, useState, type ReactElement, type Ref } from 'react';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** One short Dutch sentence. Nothing is shown when it is empty. */
  label: string | undefined;
  /** The element it explains: it must take a ref and pass its props on. */
  children: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
  /** Where it stands to its element; elsewhere when there is no room. */
  placement?: Placement;
  /** ms before it shows. */
  delayMs?: number;
  /** `error` where it says why something may not be done. */
  tone?: 'ink' | 'error';
}

/** Explains an element on hover and on keyboard focus (specification §9: 300 ms). Not for what a person must read. */
export const Tooltip = ({ label, children, placement = 'top', delayMs = TOOLTIP_DELAY_MS, tone = 'ink' }: TooltipProps) => {
  const [isOpen, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen && Boolean(label),
    onOpenChange: setOpen,
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: delayMs, close: 0 }, mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref ?? null]);
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {context.open && (
        <FloatingPortal>
          <Bubble ref={refs.setFloating} style={floatingStyles} data-tone={tone} {...getFloatingProps()}>{label}</Bubble>
        </FloatingPortal>
      )}
    </>
  );
};
