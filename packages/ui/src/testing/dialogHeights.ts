/** Each height that the dialog had in a frame, in turn, since `watchDialogHeight`. */
export const dialogHeights: number[] = [];

/** Looks at the dialog in every frame: for the `beforeEach` of a story. What ends it is returned. */
export const watchDialogHeight = (): (() => void) => {
  dialogHeights.length = 0;
  const look = () => {
    const height = document.querySelector<HTMLElement>('[role="dialog"]')?.offsetHeight;
    if (height !== undefined && height !== dialogHeights.at(-1)) dialogHeights.push(height);
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
};
