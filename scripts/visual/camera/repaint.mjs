/** Runs in the page: paints every element in another way, then as it is; photos that are still coarse become fine. */
const paintAnew = async () => {
  const { stillness } = globalThis;
  const frame = () => new Promise(resolve => { requestAnimationFrame(() => resolve()); });
  const areaOf = ({ width, height }) => width * height;
  stillness.leftOut ??= new CSSStyleSheet();
  stillness.leftOut.replaceSync('video { opacity: 0 !important; }');
  const own = document.adoptedStyleSheets.filter(sheet => sheet !== stillness.leftOut && sheet !== stillness.coarse);

  for (const field of document.querySelectorAll('input, textarea')) if (field.scrollLeft > 0) field.scrollLeft = field.scrollWidth;
  document.adoptedStyleSheets = [...own, stillness.leftOut, stillness.coarse];
  await frame();
  await frame();
  const sizes = Map.groupBy(document.images, image => image.currentSrc);
  const rankOf = image => new Set(sizes.get(image.currentSrc).map(areaOf).filter(area => area < areaOf(image))).size;
  const ranks = Map.groupBy(document.images, rankOf);
  for (const rank of [...ranks.keys()].sort((one, other) => one - other)) {
    for (const image of ranks.get(rank)) image.style.setProperty('image-rendering', 'auto', 'important');
    await frame();
    await frame();
  }
  document.adoptedStyleSheets = [...own, stillness.leftOut];
};

/**
 * Paints the page anew. A surface that was painted before the photo on it had come keeps a rim of its own colour
 * around that photo; painted after, Chromium leaves the surface out. A photo that is shown at several sizes becomes fine
 * from the smallest to the largest, since a small one that comes later is scaled from a larger one, and differs by a hair.
 * A field that had the focus before its letters came was scrolled by the width of other letters: it shows its end.
 * Films are left out from then on: their frames are scaled a little differently each time.
 */
export const repaint = page => page.evaluate(paintAnew);
