import { fireEvent } from 'storybook/test';
import { drawn } from './drawn.ts';

interface DragOptions {
  /** px downwards; upwards when negative. */
  by: number;
  pointerType?: 'mouse' | 'touch' | 'pen';
  /** What happens while it hangs there, before it is let go. */
  before?: () => Promise<void> | void;
}

/** Presses an element, moves in steps as a hand does, and lets go. */
export const dragFrom = async (element: Element, { by, pointerType = 'mouse', before }: DragOptions) => {
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const at = (down: number) => ({ bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1, pointerType, clientX: x + 3, clientY: y + down });
  fireEvent(element, new PointerEvent('pointerdown', at(0)));
  for (const share of [0.05, 0.3, 0.6, 0.9, 1, 1]) {
    fireEvent(document, new PointerEvent('pointermove', at(by * share)));
    await drawn();
  }
  await before?.();
  fireEvent(document, new PointerEvent('pointerup', { ...at(by), buttons: 0 }));
  await drawn();
};
