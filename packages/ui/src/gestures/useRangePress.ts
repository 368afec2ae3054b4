import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * Hears a press on what can be ticked, by pointer or key, and whether Shift was held: a range is meant then.
 * @returns what its element listens to
 */
export const useRangePress = (onPress: (isRange: boolean) => void) => {
  // Not every browser tells of a key pressed with Shift that it was.
  const isShifted = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => { isShifted.current = event.shiftKey; },
    onClick: (event: MouseEvent) => onPress(event.shiftKey || (event.detail === 0 && isShifted.current)),
  };
};
