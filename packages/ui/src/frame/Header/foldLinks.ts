import { breakpoints } from '../../theme/tokens.ts';

/** From this width on the links stand in the header; below it they all go to the menu. In px. */
const WIDE = 900;
/** The narrowest search box in which 'Zoek een product' can be read, and its icon. In px. */
const SEARCH = { box: 176, icon: 44 };
/** With fewer links than this beside the menu, all go into the menu. */
const FEWEST = 3;

/** One of the header's links; the app chooses them by role. */
export interface HeaderLink {
  /** A path of the application. */
  href: string;
  /** The contract's word for the page (specification §2). */
  label: string;
  /** The page on screen belongs to it. */
  isCurrent: boolean;
}

/** What the header measured, in px. */
export interface Measures {
  /** Of the whole header. */
  width: number;
  /** Between the logo and the mode switch: for the links, the menu button and the search. */
  room: number;
  /** Of each link, in order. */
  links: number[];
  /** Of the menu button. */
  menu: number;
  /** Between the links and the search. */
  gap: number;
}

/** How the header is laid out. */
export interface Folding {
  /** `wide` with links, `compact` with all links in the menu, `phone` with search and mode in it too. */
  level: 'wide' | 'compact' | 'phone';
  /** How many links stand in the header; the others are in the menu. */
  shown: number;
  search: 'box' | 'icon';
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Gives links the room first, then the search box: what does not fit goes to the menu, never to a second line. */
export const foldLinks = ({ width, room, links, menu, gap }: Measures): Folding => {
  if (width < breakpoints.sm) return { level: 'phone', shown: 0, search: 'icon' };
  const all = sum(links);
  const inMenu: Folding = { level: 'compact', shown: 0, search: menu + gap + SEARCH.box <= room ? 'box' : 'icon' };
  if (width < WIDE) return inMenu;
  if (all + gap + SEARCH.box <= room) return { level: 'wide', shown: links.length, search: 'box' };
  if (all + gap + SEARCH.icon <= room) return { level: 'wide', shown: links.length, search: 'icon' };
  let shown = links.length;
  while (shown > 0 && sum(links.slice(0, shown)) + menu + gap + SEARCH.icon > room) shown -= 1;
  return shown < FEWEST ? inMenu : { level: 'wide', shown, search: 'icon' };
};
