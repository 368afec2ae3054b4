/** Runs in the page: some frames in which every element is painted in another way, then as it is. */
const paintAnew = async () => {
  const { stillness } = globalThis;
  const frame = () => new Promise(resolve => { requestAnimationFrame(() => resolve()); });
  stillness.leftOut ??= new CSSStyleSheet();
  stillness.leftOut.replaceSync('video { opacity: 0 !important; }');
  const own = document.adoptedStyleSheets.filter(sheet => sheet !== stillness.leftOut && sheet !== stillness.coarse);
  document.adoptedStyleSheets = [...own, stillness.leftOut, stillness.coarse];
  await frame();
  await frame();
  document.adoptedStyleSheets = [...own, stillness.leftOut];
};

/**
 * Paints the page anew: a surface that was painted before the photo on it had come keeps a rim of its own colour
 * around that photo, and painted after, Chromium leaves the surface out. Films are left out from then on,
 * since their frames are scaled a little differently each time.
 */
export const repaint = page => page.evaluate(paintAnew);
