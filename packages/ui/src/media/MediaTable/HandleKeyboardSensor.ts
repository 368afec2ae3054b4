import { KeyboardSensor, type KeyboardSensorOptions, type SensorProps } from '@dnd-kit/core';

interface HandleKeyboardSensorOptions extends KeyboardSensorOptions {
  /** The focus went elsewhere: the row goes back to its place. */
  onLeft: () => void;
}

/**
 * A drag by keyboard that is given up once the focus leaves its handle: until it ends it takes the arrows and the spaces
 * of the whole page, and whoever presses in a field means to type there.
 */
export class HandleKeyboardSensor extends KeyboardSensor {
  constructor(props: SensorProps<HandleKeyboardSensorOptions>) {
    const over = new AbortController();
    const { event: { target }, options: { onLeft }, onEnd, onCancel } = props;
    const ending = (tell: () => void) => () => {
      over.abort();
      tell();
    };
    super({ ...props, onEnd: ending(onEnd), onCancel: ending(onCancel) });
    (target as HTMLElement).addEventListener('blur', event => {
      // Another window has the focus: it comes back to the handle.
      if (document.activeElement === target) return;
      onLeft();
      this['handleCancel'](event);
    }, { signal: over.signal });
  }
}
