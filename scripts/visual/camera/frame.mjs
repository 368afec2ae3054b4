/** Room around a widget for its shadow and its focus ring, in px. */
const MARGIN = 16;
/** The highest picture, in px: longer pages are cut. */
const HIGHEST = 3000;

/**
 * Runs in the page: what there is to be seen, in px from the top left of the page.
 * A widget ends where its boxes end. A screen is the whole page. Where something stands above the page
 * (a dialog, a menu, a toast) it is what the window shows.
 * The picture starts at the corner of the page, not at the widget: a widget that moves as a whole is seen to move.
 */
const measure = ({ isScreen, margin, highest }) => {
  const root = document.querySelector('#storybook-root');
  const { clientWidth, scrollHeight } = document.documentElement;
  const box = element => element.getBoundingClientRect();
  const isSeen = element => box(element).width > 1 && box(element).height > 1 && element.checkVisibility({ visibilityProperty: true });
  const isOfStorybook = element => element.matches('#storybook-root, #storybook-docs, script, style, link, [class^="sb-"]');
  const parts = [...root.querySelectorAll('*')];
  const portals = [...document.body.children].filter(element => !isOfStorybook(element)).flatMap(element => [element, ...element.querySelectorAll('*')]);
  const isAbove = element => element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed';

  if (portals.some(isSeen) || parts.some(element => isAbove(element) && isSeen(element))) return { width: innerWidth, height: innerHeight };
  if (isScreen) return { width: innerWidth, height: Math.min(Math.max(innerHeight, scrollHeight), highest) };
  const seen = parts.filter(isSeen).map(box);
  const right = Math.max(0, ...seen.map(part => part.right)) + scrollX + margin;
  const bottom = Math.max(0, ...seen.map(part => part.bottom)) + scrollY + margin;
  return { width: Math.ceil(Math.min(right, clientWidth)), height: Math.ceil(Math.min(bottom, Math.max(scrollHeight, innerHeight), highest)) };
};

/** The size, in px, of the picture of the story that the page shows. */
export const frameOf = (page, { isScreen }) => page.evaluate(measure, { isScreen, margin: MARGIN, highest: HIGHEST });
