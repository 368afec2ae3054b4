import { EyeOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { hiddenCollectionText as text } from '../../nl/registers.ts';
import { Actions, Meta, Name } from '../CollectionTile/CollectionTile.styles.ts';
import { ButtonPlace, Curtain, Mark, Placeholder } from './HiddenCollectionTile.styles.ts';

export interface HiddenCollectionTileProps {
  /** The hidden collection: its id goes to `onShow`, its name stands on the placeholder. */
  collection: { id: number | string; name: string };
  /** Shows the collection to others again. */
  onShow: (id: number | string) => void;
  /** It is being shown: the button turns, and ignores presses. */
  isPending?: boolean;
  /** Edit mode's row of icon buttons, under the name. */
  actions?: ReactNode;
}

/** Stands for a hidden collection in edit mode, with the size of a CollectionTile, and of a row in list view (specification §4, visibility). */
export const HiddenCollectionTile = ({ collection, onShow, isPending, actions }: HiddenCollectionTileProps) => {
  const nameId = useId();
  return (
    <Placeholder aria-labelledby={nameId}>
      <Curtain>
        <Mark><EyeOff aria-hidden /></Mark>
        <ButtonPlace>
          <Button variant="quiet" isPending={isPending} aria-describedby={nameId} onClick={() => onShow(collection.id)}>{text.showAgain}</Button>
        </ButtonPlace>
      </Curtain>
      <Name id={nameId}>{collection.name}</Name>
      <Meta>{text.isHidden}</Meta>
      {actions && <Actions>{actions}</Actions>}
    </Placeholder>
  );
};
