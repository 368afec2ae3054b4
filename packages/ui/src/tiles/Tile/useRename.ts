import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { hasModifier } from '../../gestures/hasModifier.ts';
import { formText } from '../../nl/forms.ts';

/** ms within which a second click makes a double one: until then the first does not open the page. */
const DOUBLE_CLICK_MS = 300;

/** What a tile does of which the name can be corrected. */
export interface Renaming {
  /** How, for who rests on the name. */
  hint: string;
  /** Takes the place of the words while it is under way. */
  field: ReactNode;
  /** @returns whether the click is, or may become, a double one on the name */
  catches: (event: MouseEvent<HTMLElement>) => boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A tile whose name is corrected in place: by a double click on the name, or F2. A single click on the name opens the
 * page a moment later; beside the name nothing changes. Afterwards the tile has the focus again.
 * @param field the field, given what closes it
 */
export const useRename = (field: (close: () => void) => ReactNode): Renaming => {
  const [isOpen, setOpen] = useState(false);
  const tile = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPassing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The field takes the focus along.
    if (!isOpen && document.activeElement === document.body) tile.current?.querySelector('a')?.focus();
  }, [isOpen]);
  const open = (from: Element) => {
    tile.current = from.closest('article');
    setOpen(true);
  };
  return {
    hint: formText.rename,
    field: isOpen && field(() => setOpen(false)),
    catches: event => {
      const isOnName = (event.target as Element).closest('[data-name]') !== null;
      if (isPassing.current || !isOnName || event.detail === 0 || hasModifier(event)) return false;
      event.preventDefault();
      clearTimeout(timer.current);
      const link = event.currentTarget;
      if (event.detail > 1) open(link);
      else {
        timer.current = setTimeout(() => {
          isPassing.current = true;
          link.click();
          isPassing.current = false;
        }, DOUBLE_CLICK_MS);
      }
      return true;
    },
    onKeyDown: event => { if (event.key === 'F2') open(event.currentTarget); },
  };
};
