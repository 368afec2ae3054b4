import { unstable_forceFrameRate as workInSlicesOf } from 'scheduler';

/** 40 ms at a time: each time that React stops, the browser draws a frame in which nothing is new. */
const SLICES_A_SECOND = 25;
/** What React does by itself: it stops every 5 ms. */
const UNSET = 0;

/** When there is nothing to press that the next picture does not replace. */
type Occasion = 'splash' | 'navigation';

const occasions = new Set<Occasion>();

/** Has React draw in long slices from now on, until {@link endLongSlices} for every occasion. */
export const beginLongSlices = (occasion: Occasion): void => {
  occasions.add(occasion);
  workInSlicesOf(SLICES_A_SECOND);
};

/** React stops as often as by itself again, unless another occasion lasts. */
export const endLongSlices = (occasion: Occasion): void => {
  occasions.delete(occasion);
  if (occasions.size === 0) workInSlicesOf(UNSET);
};
