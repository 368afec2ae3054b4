import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { CONTENT_ID } from '../../constants.ts';
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
  /** Takes the focus when it comes, where nothing in the page has it: what was pressed to begin has gone. */
  takesFocus?: boolean;
  /** What the card within is of: settles where its picture is. */
  kind?: TileKind;
  /** As the card within. */
  view?: 'grid' | 'list';
  /** The card or row. While it can be chosen, nothing in it can be pressed. */
  children: ReactNode;
}

/** A card that is ticked by pressing it, wherever it is pressed. */
export const Choosable = ({ name, isChosen, onChoose, takesFocus = false, kind = 'product', view = 'grid', children }: ChoosableProps) => {
  const press = useRangePress(onChoose);
  const cover = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    let frame = 0;
    // After the modal that it came from gave up the focus, a frame after it went.
    const wait = (frames: number) => requestAnimationFrame(() => {
      if (frames > 0) frame = wait(frames - 1);
      // The page itself has it where this came late.
      else if (document.activeElement?.matches(`body, #${CONTENT_ID}`)) cover.current?.focus({ preventScroll: true });
    });
    frame = wait(2);
    return () => cancelAnimationFrame(frame);
    // As it comes, and not later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Frame>
      <Cover
        ref={cover}
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
