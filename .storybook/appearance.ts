/** The light theme, or the product's own high contrast. */
export type Theme = 'light' | 'contrast';
/** Motion as the system asks, or less of it. */
export type Motion = 'normal' | 'reduced';

/** Dresses the page as the product itself does: by attributes of `<html>`. What the last story wore goes. */
export const applyAppearance = (theme: Theme, motion: Motion): void => {
  const { dataset } = document.documentElement;
  if (theme === 'contrast') dataset.theme = theme;
  else delete dataset.theme;
  if (motion === 'reduced') dataset.motion = motion;
  else delete dataset.motion;
};
