/** px that a finger may wander before the picture follows it. */
const SLACK_PX = 8;
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.4;
const SHARE_OF_WIDTH = 0.18;
const LONGEST_PX = 120;

export interface SwipeTravel {
  /** px to the right since the finger came down. */
  dx: number;
  /** px down since then. */
  dy: number;
  /** ms since then. */
  ms: number;
  /** px: how wide the picture is. */
  width: number;
}

/** Whether the finger moves sideways rather than scrolling. */
export const isSideways = ({ dx, dy }: Pick<SwipeTravel, 'dx' | 'dy'>) => Math.abs(dx) > SLACK_PX && Math.abs(dx) > Math.abs(dy) * 1.5;

/** What a swipe asks for: 1 is the next picture (finger to the left), -1 the previous one, 0 neither. */
export const swipeStep = ({ dx, dy, ms, width }: SwipeTravel): -1 | 0 | 1 => {
  if (!isSideways({ dx, dy })) return 0;
  const far = Math.abs(dx) >= Math.min(width * SHARE_OF_WIDTH, LONGEST_PX);
  const quick = Math.abs(dx) >= FLICK_PX && Math.abs(dx) / Math.max(ms, 1) >= FLICK_PX_PER_MS;
  if (!far && !quick) return 0;
  return dx < 0 ? 1 : -1;
};
