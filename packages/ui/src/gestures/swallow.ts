/** Nobody else hears it, and the browser makes nothing of it. */
export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
