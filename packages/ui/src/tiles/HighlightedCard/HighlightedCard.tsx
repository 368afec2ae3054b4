import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Modal } from 'react-aria-components';
import { Button } from '../../controls/Button/Button.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { VideoBadge } from '../../controls/VideoBadge/VideoBadge.tsx';
import { pickerText } from '../../nl/collectionPicker.ts';
import { useOpenOverlay } from '../../openOverlays.ts';
import { FocusReturn } from '../../overlays/Dialog/FocusReturn.tsx';
import type { CatalogueProduct } from '../ProductCard/ProductCard.tsx';
import { Corner } from '../Tile/Tile.styles.ts';
import { focusableOf, useFocusOnArrival } from './focus.ts';
import { Close, Customer, Dim, More, Name, Panel, PickerPlace, Stage, Text } from './HighlightedCard.styles.ts';
import { useLiftedPlace } from './useLiftedPlace.ts';

/** Longer than any exit: the card is gone even where an animation never ends. */
const EXIT_MS = 400;
/** Longer than code takes that is on its way: on a line that hangs the page must not stay covered. */
const MORE_MS = 2000;

export interface HighlightedCardProps {
  /** The held product: its picture, name and customer are shown large. */
  product: CatalogueProduct;
  /** The held card: the lifted card rises from there, and gives it the focus back. */
  anchor: HTMLElement;
  /** The collection picker, which is given what closes the card; it replaces the video badge. */
  picker?: (close: () => void) => ReactNode;
  /** The lifted card is gone. */
  onClose: () => void;
  /** 'Meer kiezen' was pressed, and the card is about to go: more than this one are to be chosen. It stays over the page until that resolves, 2000 ms at most. No button without it. */
  onMore?: () => Promise<void> | void;
}

/** A held card, lifted in place above a dimmed page with the collection picker beneath it (specification §4, "A highlighted card"). */
export const HighlightedCard = ({ product, anchor, picker, onClose, onMore }: HighlightedCardProps) => {
  const panel = useRef<HTMLElement>(null);
  const [item] = useState(() => anchor.closest('li'));
  // With the keyboard one goes on in the picker; a finger must not open a screen keyboard.
  const [isByKeyboard] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  const [phase, setPhase] = useState<'open' | 'closing' | 'gone'>('open');
  const isClosing = phase !== 'open';
  const close = () => setPhase(now => (now === 'open' ? 'closing' : now));
  const [wantsMore, setWantsMore] = useState(false);
  // The page stays covered until its cards are drawn as ones to choose: the next press opens none.
  const isCovering = !isClosing || wantsMore;
  useOpenOverlay(close, isCovering);
  const leave = useEffectEvent(async () => {
    if (wantsMore) await Promise.race([onMore?.(), new Promise(resolve => { setTimeout(resolve, MORE_MS); })]);
    // Those cards are drawn by the next frame.
    if (wantsMore) requestAnimationFrame(() => requestAnimationFrame(onClose));
    else onClose();
  });
  // Both the end of the animation and the longest time it may take lead to the end, which comes once.
  useEffect(() => {
    if (phase === 'gone') void leave();
    const timer = phase === 'closing' ? setTimeout(() => setPhase('gone'), EXIT_MS) : undefined;
    return () => clearTimeout(timer);
  }, [phase]);
  // It goes with the card that was held: that product is no longer listed, by whoever deleted or hid it.
  useEffect(() => {
    const observer = new IntersectionObserver(() => { if (!anchor.isConnected) setPhase(now => (now === 'open' ? 'closing' : now)); });
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [anchor]);
  const place = useLiftedPlace(panel, anchor);
  const pickerPlace = useFocusOnArrival(panel, isByKeyboard);

  return (
    <>
      <Dim
        // While it fades the page is free: whoever goes on with another card need not wait.
        isOpen={isCovering}
        isExiting={isClosing}
        data-closing={isClosing || undefined}
        isDismissable
        onOpenChange={isOpen => { if (!isOpen) close(); }}
        onAnimationEnd={event => { if (isClosing && event.target === event.currentTarget) setPhase('gone'); }}
      >
        <Modal>
          <Panel
            ref={panel}
            aria-label={product.name}
            style={place}
            // A second press on what was done already: the card is on its way out.
            onClickCapture={event => { if (isClosing) event.stopPropagation(); }}
          >
            <Stage>
              <Picture path={product.coverImagePath} alt="" isEager />
              {product.hasVideo && !picker && <Corner><VideoBadge /></Corner>}
            </Stage>
            <Text>
              <Name>{product.name}</Name>
              {product.customerName && <Customer>{product.customerName}</Customer>}
            </Text>
            {/* One that is on its way takes the focus as it comes. */}
            {picker && <PickerPlace ref={pickerPlace}>{picker(close)}</PickerPlace>}
            {onMore && (
              <More>
                <Button
                  variant="quiet"
                  isStretched
                  onClick={() => {
                    setWantsMore(true);
                    close();
                  }}
                >
                  {pickerText.chooseMore}
                </Button>
              </More>
            )}
            <Tooltip label={pickerText.close} placement="left">
              <Close type="button" aria-label={pickerText.close} autoFocus={isByKeyboard && !picker} onClick={close}><X aria-hidden /></Close>
            </Tooltip>
          </Panel>
        </Modal>
      </Dim>
      {/* Where the held card was drawn anew, as one to choose, its tick. */}
      <FocusReturn to={() => focusableOf(anchor.isConnected ? anchor : item ?? anchor)} isByKeyboard={isByKeyboard} />
    </>
  );
};
