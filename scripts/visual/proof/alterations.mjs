import { MASKED } from '../camera/photograph.mjs';

/** Runs in the page: shifts the first thing that is seen by 1 px. */
const shiftFirst = () => {
  const seen = [...document.querySelectorAll('#storybook-root :is(button, a, p, h1, h2, img, li, span)')]
    .find(element => element.getBoundingClientRect().width > 8 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  seen.style.translate = '1px 0';
};

/**
 * Runs in the page: gives a token another value, and tells, without looking at a pixel, whether that must show:
 * a box has moved, or a surface, a text or a line has another colour.
 */
const setToken = ({ name, value }) => {
  const isSeen = element => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return width > 1 && height > 1 && isOnScreen && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const hasText = element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  // A surface shows where a finger would touch it, and not what stands on it.
  const isBare = (element, { x, y, width, height }) =>
    [0.25, 0.5, 0.75].some(part => document.elementFromPoint(x + width * part, y + height * part) === element);
  const paintOf = element => {
    const { backgroundColor, color, fill, stroke } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return [box, isBare(element, box) && backgroundColor, hasText(element) && color, element.matches('path, circle, rect') && [fill, stroke]];
  };
  const look = () => JSON.stringify([...document.querySelectorAll('#storybook-root *')].filter(isSeen).map(paintOf));
  const before = look();
  document.documentElement.style.setProperty(`--${name}`, value);
  return look() !== before;
};

/** Runs in the page: paints the first button or link in another colour, behind a mask or not. */
const paintFirst = ({ isMasked, mark }) => {
  const element = document.querySelector('#storybook-root :is(button, a)');
  if (isMasked) element.setAttribute(...mark);
  element.style.background = 'tomato';
};

const MARK = MASKED.slice(1, -1).split('=').map(part => part.replaceAll('"', ''));

/** Moves something by 1 px. */
export const shift = page => page.evaluate(shiftFirst);
/** Masks the first button or link. */
export const mask = page => page.evaluate(mark => document.querySelector('#storybook-root :is(button, a)').setAttribute(...mark), MARK);
/** Paints the first button or link, masked or not. */
export const paint = isMasked => page => page.evaluate(paintFirst, { isMasked, mark: MARK });
/** Sets a token; adds the ids of stories in which that must show to `expected`. */
export const token = (name, value, expected) => async (page, id) => { if (await page.evaluate(setToken, { name, value })) expected.add(id); };
