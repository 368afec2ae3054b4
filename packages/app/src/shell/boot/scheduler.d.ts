declare module 'scheduler' {
  /** So many times in a second React stops what it draws for the browser to draw a frame, at most 125; 0 is as it is by itself: every 5 ms. */
  export const unstable_forceFrameRate: (timesInASecond: number) => void;
}
