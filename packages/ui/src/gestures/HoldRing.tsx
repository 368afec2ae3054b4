import { Ring } from './HoldRing.styles.ts';

/** A line around the picture that fills while the card is pressed: the gesture shows itself, and can be let go. */
export const HoldRing = () => (
  <Ring aria-hidden focusable="false">
    <rect data-seam="" />
    <rect data-line="" pathLength={1} />
  </Ring>
);
