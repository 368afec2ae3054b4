/** Rules about a whole page regard these: they are in every check. */
const TAGS = 'header, main, nav, footer, aside, section, form, h1, h2, h3, h4, h5, h6';
const ROLES = '[role=banner], [role=main], [role=navigation], [role=region], [role=search], [role=heading]';
const OF_THE_PAGE = `:is(${TAGS}, ${ROLES})`;

const numbers = new Map<string, number>();

/** A number for a text: the same for the same. */
const numberOf = (text: string): number => {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
};

/** What an attribute says, without what differs from one record to the next: texts, ids, numbers and addresses. */
const wordOf = ({ name, value }: Attr): string => {
  if (name === 'class' || /^[a-z-]*$/.test(value)) return `${name}=${value}`;
  return name === 'style' ? `style=${value.replace(/[\d.]+/g, '')}` : name;
};

const hasText = (element: Element): boolean => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** An element by itself: its name, roles, classes and states. */
const wordsOf = (element: Element): number =>
  numberOf([element.localName, ...[...element.attributes].map(wordOf), hasText(element), element.matches(':checked'), element.matches(':focus')].join(' '));

const checked = new Set<string>();

export interface Survey {
  /** Elements that were checked before: each with all that is in it. */
  known: Element[];
  /** Nothing is left to check. */
  isAllKnown: boolean;
  /** From now on all of it is known. */
  keep: () => void;
}

/**
 * Finds what of a page was checked before: it is the same, with all that is in it, in places that are the same.
 * @param setting what else decides on how it looks, such as the width of the page
 */
export const survey = (root: Element, setting: string): Survey => {
  const words = new Map<Element, number>();
  const shapes = new Map<Element, number>();
  const known: Element[] = [];
  const fresh = new Set<string>();
  const shapeOf = (element: Element): number => {
    const own = wordsOf(element);
    const shape = numberOf([own, ...[...element.children].map(shapeOf)].join());
    words.set(element, own);
    shapes.set(element, shape);
    return shape;
  };
  const visit = (element: Element, place: number): void => {
    const key = `${place} ${shapes.get(element)}`;
    const isKnown = checked.has(key) || fresh.has(key);
    if (!isKnown) fresh.add(key);
    if (isKnown && !element.matches(OF_THE_PAGE) && !element.querySelector(OF_THE_PAGE)) {
      known.push(element);
      return;
    }
    const inside = numberOf(`${place} > ${words.get(element)}`);
    for (const child of element.children) visit(child, inside);
  };
  shapeOf(root);
  visit(root, numberOf(setting));
  return { known, isAllKnown: fresh.size === 0, keep: () => { for (const key of fresh) checked.add(key); } };
};
