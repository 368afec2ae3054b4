/** ms: what lasts no longer is over before anybody sees it. */
const UNSEEN_MS = 1;

const nameOf = (animation: Animation) =>
  animation instanceof CSSTransition ? animation.transitionProperty : animation instanceof CSSAnimation ? animation.animationName : animation.id;

/** What lasts on the page at this moment: 'transform 200 ms'. */
const lasting = () => document.getAnimations().flatMap(animation => {
  const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
  return duration > UNSEEN_MS ? [`${nameOf(animation)} ${duration} ms`] : [];
});

/**
 * Writes down every animation and transition that lasts, on the whole page and from now on. A short one counts as well:
 * it is heard when it starts, not seen by chance.
 * @returns `end`: stops, and gives what moved
 */
export const watchMotion = () => {
  const seen = new Set<string>(lasting());
  const watching = new AbortController();
  const look = () => { for (const motion of lasting()) seen.add(motion); };
  for (const start of ['animationstart', 'transitionrun']) document.addEventListener(start, look, { capture: true, signal: watching.signal });
  return {
    end: () => {
      watching.abort();
      return [...seen];
    },
  };
};
