/** The light theme, the product's own high contrast, or both next to each other (`SideBySide.tsx`). */
export type Theme = 'light' | 'contrast' | 'both';
/** Motion as the system asks, or less of it. */
export type Motion = 'normal' | 'reduced';
/** The columns of the product over the story, or React's StrictMode around it. */
export type Tools = 'none' | 'grid' | 'strict';

/** Dresses the page as the product itself does: by attributes of `<html>`. What the last story wore goes. */
export const applyAppearance = (theme: Theme, motion: Motion): void => {
  const { dataset } = document.documentElement;
  if (theme === 'contrast') dataset.theme = theme;
  else delete dataset.theme;
  if (motion === 'reduced') dataset.motion = motion;
  else delete dataset.motion;
};
