import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRangePress } from '../../gestures/useRangePress.ts';
import type { TileKind } from '../WindowedGrid/sizes.ts';
import { placeOf } from './placeOf.ts';
import { Cover, Frame, Place, Tick } from './Choosable.styles.ts';

export interface ChoosableProps {
  /** What is chosen: the name of the tick. */
  name: string;
  /** It is among the chosen. */
  isChosen: boolean;
  /** It was pressed; `isRange` with Shift: everything from the last one on. */
  onChoose: (isRange: boolean) => void;
  /** What the card within is of: settles where its picture is. */
  kind?: TileKind;
  /** As the card within. */
  view?: 'grid' | 'list';
  /** The card or row. While it can be chosen, nothing in it can be pressed. */
  children: ReactNode;
}

/** A card that is ticked by pressing it, wherever it is pressed. */
export const Choosable = ({ name, isChosen, onChoose, kind = 'product', view = 'grid', children }: ChoosableProps) => {
  const press = useRangePress(onChoose);
  return (
    <Frame>
      <Cover
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={name}
        data-kind={kind}
        data-view={view}
        style={placeOf(kind)}
        {...press}
      >
        <Place aria-hidden><Tick><Check /></Tick></Place>
      </Cover>
      <div inert aria-hidden>{children}</div>
    </Frame>
  );
};
