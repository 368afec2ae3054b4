const ASKED = '(prefers-reduced-motion: reduce)';

/** On `<html>`: less motion for this page, whatever the system says. */
const CHOSEN = "[data-motion='reduced']";

/**
 * Rules for whoever wants less motion: `${lessMotion('animation: none;')}`.
 * @param selector whom they are for, seen from the component: `[data-hold] > &`
 */
export const lessMotion = (rules: string, selector = '&'): string =>
  `@media ${ASKED} { ${selector} { ${rules} } } ${CHOSEN} ${selector} { ${rules} }`;

/** Ends every animation and transition below a root at once; what waits for their end still hears it. */
const still = (root: string): string => `
  ${root}, ${root} *, ${root} *::before, ${root} *::after {
    animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important;
  }`;

/** The rule of the whole page. */
export const stillness = `@media ${ASKED} { ${still(':root')} } ${still(CHOSEN)}`;

/** Whether this person wants less motion: for what is moved by script. */
export const wantsLessMotion = (): boolean => matchMedia(ASKED).matches || document.documentElement.matches(CHOSEN);
