import { FloatingFocusManager, FloatingPortal, useFloating } from '@floating-ui/react';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { catalogue } from '../../nl/tiles.ts';
import type { CatalogueProduct } from '../types.ts';
import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import { BadgeCorner, Close, Customer, Dim, Name, Panel, PickerPlace, Stage, Text, Title } from './HighlightedCard.styles.ts';
import { focusableOf, isInOpenList } from './leave.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useLiftedPlace } from './useLiftedPlace.ts';

/** Longer than any exit: the card is gone even where an animation never ends. */
const EXIT_MS = 400;

export interface HighlightedCardProps {
  /** The held product: its picture, name and customer are shown large. */
  product: CatalogueProduct;
  /** The held card, or where it was: the lifted card rises from there. A card gets the focus back. */
  anchor: DOMRect | HTMLElement;
  /** The collection picker; it replaces the video badge. A function is given what closes the card. */
  picker?: ReactNode | ((close: () => void) => ReactNode);
  /** The lifted card is gone. */
  onClose: () => void;
  /** A line above the picker. */
  title?: string;
}

const Lifted = ({ product, anchor, picker, onClose, title }: HighlightedCardProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const back = useRef(focusableOf(anchor));
  const isPressed = useRef(false);
  // With the keyboard one goes on in the picker; a finger must not open a screen keyboard.
  const [isByKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  const [isClosing, setClosing] = useState(false);
  const close = () => setClosing(true);
  const { refs, context } = useFloating({ open: true, onOpenChange: isOpen => { if (!isOpen) close(); } });
  const place = useLiftedPlace(panel, anchor);
  const pickerPlace = useFocusOnArrival(panel, isByKeyboard);
  const pick = typeof picker === 'function' ? picker(close) : picker;

  const isGone = useRef(false);
  const leave = () => {
    if (!isGone.current) onClose();
    isGone.current = true;
  };
  const leaveNow = useRef(leave);
  useLayoutEffect(() => { leaveNow.current = leave; });
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => leaveNow.current(), EXIT_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);

  return (
    <Dim
      lockScroll
      data-closing={isClosing || undefined}
      // A second press on what was done already: the card is on its way out.
      onClickCapture={(event: MouseEvent) => { if (isClosing) event.stopPropagation(); }}
      // The click that ends the hold falls on the overlay: only a press that began here closes it.
      onPointerDown={(event: PointerEvent) => { isPressed.current = event.target === event.currentTarget; }}
      onClick={(event: MouseEvent) => { if (isPressed.current && event.target === event.currentTarget) close(); }}
      onAnimationEnd={event => { if (isClosing && event.target === event.currentTarget) leave(); }}
    >
      <FloatingFocusManager
        context={context}
        modal
        outsideElementsInert
        // A picker that is on its way takes the focus as it comes.
        initialFocus={isByKeyboard && !pick ? 0 : panel}
        returnFocus={back.current ? back : true}
      >
        <Panel
          ref={element => { refs.setFloating(element); panel.current = element; }}
          role="dialog"
          aria-modal
          aria-label={product.name}
          tabIndex={-1}
          style={place}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape' || event.defaultPrevented || isInOpenList(event.target)) return;
            event.stopPropagation();
            close();
          }}
        >
          <Stage>
            <Picture path={product.coverImagePath} alt="" isEager />
            {product.hasVideo && !pick && <BadgeCorner><VideoBadge /></BadgeCorner>}
          </Stage>
          <Text>
            <Name>{product.name}</Name>
            {product.customerName && <Customer>{product.customerName}</Customer>}
          </Text>
          {pick && (
            <PickerPlace ref={pickerPlace}>
              {title && <Title>{title}</Title>}
              {pick}
            </PickerPlace>
          )}
          <Tooltip label={catalogue.close} placement="left">
            <Close type="button" aria-label={catalogue.close} onClick={close}><X aria-hidden /></Close>
          </Tooltip>
        </Panel>
      </FloatingFocusManager>
    </Dim>
  );
};

/** A held card, lifted in place above a dimmed page with the collection picker beneath it (specification §4, card highlight). */
export const HighlightedCard = (props: HighlightedCardProps) => (
  <FloatingPortal>
    <Lifted {...props} />
  </FloatingPortal>
);
