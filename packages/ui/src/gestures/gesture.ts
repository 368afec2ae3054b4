import { createHold, type HoldCoreOptions } from './hold.ts';

/** What React's and the browser's own pointer events share, of what a gesture reads. */
export interface Press {
  pointerId: number;
  clientX: number;
  clientY: number;
}

/**
 * The hold in the browser: follows one pointer over the whole window until it is let go.
 * A second pointer, a scroll, or another window or tab coming to the front ends the press.
 */
export const createGesture = (options: HoldCoreOptions) => {
  const hold = createHold(options);
  let following: AbortController | undefined;

  const end = () => {
    following?.abort();
    hold.release();
  };
  /** Whatever took the pointer away: a press is dropped, a completed hold is over. */
  const drop = () => {
    hold.cancel();
    end();
  };

  const follow = ({ pointerId, clientX, clientY }: Press) => {
    drop();
    hold.press(clientX, clientY);
    following = new AbortController();
    const listen = { capture: true, passive: true, signal: following.signal };
    const is = (event: PointerEvent) => event.pointerId === pointerId;
    window.addEventListener('pointermove', event => { if (is(event)) hold.move(event.clientX, event.clientY); }, listen);
    window.addEventListener('pointerup', event => { if (is(event)) end(); }, listen);
    window.addEventListener('pointercancel', event => { if (is(event)) drop(); }, listen);
    window.addEventListener('pointerdown', event => { if (!is(event)) hold.cancel(); }, listen);
    window.addEventListener('scroll', hold.cancel, listen);
    window.addEventListener('blur', event => { if (event.target === window) drop(); }, listen);
    document.addEventListener('visibilitychange', drop, listen);
  };

  return { ...hold, follow, drop };
};
