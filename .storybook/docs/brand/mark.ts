/* The printer's four inks, as on the product's own logo. */
const cards = [['#00a3c7', -33], ['#d6247a', -11], ['#f2b705', 11], ['#1b1a17', 33]] as const;

/** The fan of printed cards as an SVG text: for the sidebar and the tab of the browser, where React does not draw. */
export const mark = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 28" width="${width}" height="${(width * 28) / 34}" aria-hidden="true">${
    cards.map(([fill, turn]) => `<rect x="12" y="2" width="10" height="24" rx="2" fill="${fill}" transform="rotate(${turn} 17 26)"/>`).join('')
  }</svg>`;
