/**
 * A ref for what floats (`popover="manual"`): puts it in the browser's top layer. There it is never cut off,
 * can be used in a modal dialog, and stands next to its button in the order of the Tab key.
 */
export const showOnTop = (element: HTMLElement | null): void => {
  if (element && !element.matches(':popover-open')) element.showPopover();
};
