import { useRef, type MouseEvent, type RefObject } from 'react';
import { catalogue } from '../nl/tiles.ts';
import { nameOpenedPicture } from './ProductCard/pictureTransition.ts';
import { usePrefetch } from './ProductCard/usePrefetch.ts';
import type { Id } from './types.ts';
import { useHold, type HoldOffer } from '../gestures/useHold.ts';

interface ProductHoldOptions {
  productId: Id;
  hold: HoldOffer<Id> | undefined;
  isDisabled: boolean | undefined;
  onOpen: ((id: Id, event: MouseEvent) => void) | undefined;
  onPressStart: ((id: Id) => void) | undefined;
  /** The card or row: it is handed to the hold, to be lifted. */
  element: RefObject<HTMLElement | null>;
}

/** What a product's card and its row share: a press opens and names the picture for the transition, a hold offers what it offers. */
export const useProductHold = ({ productId, hold, isDisabled, onOpen, onPressStart, element }: ProductHoldOptions) => {
  const picture = useRef<HTMLSpanElement>(null);
  const offer = isDisabled ? undefined : hold;
  const onHold = offer && (() => { if (element.current) offer.onHold(productId, element.current); });
  const onInterest = onPressStart && (() => onPressStart(productId));
  const { progress, handlers } = useHold({ onHold, onPressStart: onInterest });
  const prefetch = usePrefetch(onInterest);
  const words = offer && catalogue.hold[offer.kind ?? 'add'];
  const onClick = (event: MouseEvent) => {
    onOpen?.(productId, event);
    if (!event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) nameOpenedPicture(picture.current);
  };
  return {
    picture,
    offer,
    words,
    onHold,
    isPressed: progress === 'pressed',
    /** The props of the link that opens the product. */
    opener: { 'aria-description': words?.description, ...prefetch, ...handlers, onClick },
  };
};
