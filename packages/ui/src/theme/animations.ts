/** The frames of every animation, by name. They stand in the page's first rules: frames that come later have the browser style the whole page anew. */
const frames = {
  appear: 'from { opacity: 0.01; }',
  breathe: '50% { opacity: 0.55; }',
  dim: 'from { background-color: transparent; }',
  draw: 'from { stroke-dashoffset: 1; }',
  fade: 'to { opacity: 0; }',
  fromBelow: 'from { translate: 0 100%; }',
  fromTheSide: 'from { translate: 100% 0; }',
  grow: 'from { transform: translateY(8px) scale(0.98); }',
  lift: 'from { transform: var(--lift-from); box-shadow: none; background-color: transparent; }',
  rise: 'from { opacity: 0.01; transform: translateY(12px) scale(0.98); }',
  settle: 'to { transform: var(--lift-from); box-shadow: none; background-color: transparent; }',
  sink: 'to { opacity: 0; transform: translateY(6px); }',
  slide: 'from { opacity: 0.01; transform: translateX(var(--from)); }',
  sweep: 'from { transform: translateX(-100%); } to { transform: translateX(285%); }',
  turn: 'to { transform: rotate(360deg); }',
  unfold: 'from { opacity: 0.01; transform: translateY(-4px); }',
};

/** Names for `animation: ${animations.appear} …`. */
export const animations = Object.fromEntries(Object.keys(frames).map(name => [name, name])) as { readonly [Name in keyof typeof frames]: Name };

/** All of them, as CSS. */
export const animationFrames = Object.entries(frames).map(([name, steps]) => `@keyframes ${name} { ${steps} }`).join('\n');
