import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';

const MOVES = ['pointermove', 'pointerup', 'pointercancel'] as const;

/** As dnd-kit's, for the finger that lifts a row alone: another one, such as a palm, neither moves it nor lets it go. */
export class OnePointerSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const { pointerId } = props.event as PointerEvent;
    const listening = new AbortController();
    super({
      ...props,
      onEnd: () => {
        listening.abort();
        props.onEnd();
      },
      onCancel: () => {
        listening.abort();
        props.onCancel();
      },
    });
    const keep = (event: PointerEvent) => { if (event.pointerId !== pointerId) event.stopPropagation(); };
    for (const move of MOVES) window.addEventListener(move, keep, { capture: true, signal: listening.signal });
  }
}
