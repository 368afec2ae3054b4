import { Presentation as PresentationIcon } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { detail } from '../../nl/product.ts';

export interface PresentButtonProps {
  /** There is nothing to present yet. */
  isDisabled?: boolean;
  onPress: () => void;
  /** Somebody comes near: time to fetch the presentation, as a full screen is granted right after a press alone. */
  onNear: () => void;
}

/** Begins the presentation of what a page lists. */
export const PresentButton = ({ isDisabled = false, onPress, onNear }: PresentButtonProps) => (
  <Button variant="quiet" disabled={isDisabled} onPointerEnter={onNear} onFocus={onNear} onClick={onPress}><PresentationIcon aria-hidden />{detail.present}</Button>
);
