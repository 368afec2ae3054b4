import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Cover, Frame, Place, Tick } from './Choosable.styles.ts';

export interface ChoosableProps {
  /** What is chosen: the name of the tick. */
  name: string;
  /** It is among the chosen. */
  isChosen: boolean;
  /** It was pressed; `isRange` with Shift: everything from the last one on. */
  onChoose: (isRange: boolean) => void;
  /** Takes the focus when it comes, where nothing else has it: what was pressed to begin has gone. */
  takesFocus?: boolean;
  /** As the card within. */
  view?: 'grid' | 'list';
  /** The card or row. While it can be chosen, nothing in it can be pressed. */
  children: ReactNode;
}

/** A card that is ticked by pressing it, wherever it is pressed. Use it through `LazyChoosable`. */
export const Choosable = ({ name, isChosen, onChoose, takesFocus = false, view = 'grid', children }: ChoosableProps) => {
  // Not every browser tells of a key pressed with Shift that it was.
  const isShifted = useRef(false);
  const cover = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    let frame = 0;
    // After the modal that it came from gave up the focus, a frame after it went.
    const wait = (frames: number) => requestAnimationFrame(() => {
      if (frames > 0) frame = wait(frames - 1);
      else if (document.activeElement === document.body) cover.current?.focus({ preventScroll: true });
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
        data-view={view}
        onKeyDown={event => { isShifted.current = event.shiftKey; }}
        onClick={event => onChoose(event.shiftKey || (event.detail === 0 && isShifted.current))}
      >
        <Place aria-hidden><Tick><Check /></Tick></Place>
      </Cover>
      <div inert aria-hidden>{children}</div>
    </Frame>
  );
};
