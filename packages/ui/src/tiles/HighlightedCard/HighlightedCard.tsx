import { FloatingFocusManager, FloatingPortal, useFloating } from '@floating-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import { catalogue } from '../../nl/tiles.ts';
import type { CatalogueProduct } from '../ProductCard/ProductCard.tsx';
import { Corner } from '../Tile/Tile.styles.ts';
import { focusableOf, useFocusOnArrival } from './focus.ts';
import { Close, Customer, Dim, Name, Panel, PickerPlace, Stage, Text } from './HighlightedCard.styles.ts';
import { useLiftedPlace } from './useLiftedPlace.ts';

/** Longer than any exit: the card is gone even where an animation never ends. */
const EXIT_MS = 400;

/** Whether an Escape here belongs to something open inside the card: the picker's own list closes first. */
const isInOpenList = (target: EventTarget) =>
  target instanceof Element && target.closest('[aria-expanded="true"], [role="listbox"], [role="menu"]') !== null;

export interface HighlightedCardProps {
  /** The held product: its picture, name and customer are shown large. */
  product: CatalogueProduct;
  /** The held card: the lifted card rises from there, and gives it the focus back. */
  anchor: HTMLElement;
  /** The collection picker, which is given what closes the card; it replaces the video badge. */
  picker?: (close: () => void) => ReactNode;
  /** The lifted card is gone. */
  onClose: () => void;
}

const Lifted = ({ product, anchor, picker, onClose }: HighlightedCardProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [back] = useState(() => ({ current: focusableOf(anchor) }));
  const isPressed = useRef(false);
  // With the keyboard one goes on in the picker; a finger must not open a screen keyboard.
  const [isByKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  const [isClosing, setClosing] = useState(false);
  const close = () => setClosing(true);
  useEffect(() => {
    const timer = isClosing ? setTimeout(onClose, EXIT_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isClosing, onClose]);
  const { refs, context } = useFloating({ open: true, onOpenChange: isOpen => { if (!isOpen) close(); } });
  const place = useLiftedPlace(panel, anchor);
  const pickerPlace = useFocusOnArrival(panel, isByKeyboard);

  return (
    <Dim
      lockScroll
      data-closing={isClosing || undefined}
      // A second press on what was done already: the card is on its way out.
      onClickCapture={(event: MouseEvent) => { if (isClosing) event.stopPropagation(); }}
      // The click that ends the hold falls on the overlay: only a press that began here closes it.
      onPointerDown={(event: PointerEvent) => { isPressed.current = event.target === event.currentTarget; }}
      onClick={(event: MouseEvent) => { if (isPressed.current && event.target === event.currentTarget) close(); }}
      onAnimationEnd={event => { if (isClosing && event.target === event.currentTarget) onClose(); }}
    >
      <FloatingFocusManager
        context={context}
        modal
        outsideElementsInert
        // A picker that is on its way takes the focus as it comes.
        initialFocus={isByKeyboard && !picker ? 0 : panel}
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
            {product.hasVideo && !picker && <Corner><VideoBadge /></Corner>}
          </Stage>
          <Text>
            <Name>{product.name}</Name>
            {product.customerName && <Customer>{product.customerName}</Customer>}
          </Text>
          {picker && <PickerPlace ref={pickerPlace}>{picker(close)}</PickerPlace>}
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
