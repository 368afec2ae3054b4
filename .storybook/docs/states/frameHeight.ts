const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const LIST = '[role="menu"], [role="listbox"]';
/** Between a story and the edge of its page, above and below together. */
const PADDING = 32;
/** What an open menu asks for below its button. */
const LIST_ROOM = 300;
const TOOLTIP_ROOM = 48;

const room = (page: Document): number => (page.querySelector(LIST) ? LIST_ROOM : page.querySelector('[role="tooltip"]') ? TOOLTIP_ROOM : 0);

/** How tall a framed story is in px: its content and what it opened, or as tall as may be under a dialog. */
const frameHeight = (page: Document, tallest: number): number | undefined => {
  if (page.querySelector(DIALOG)) return tallest;
  const root = page.querySelector('#storybook-root');
  const height = root ? Math.ceil(root.getBoundingClientRect().height) : 0;
  return height ? Math.min(height + PADDING + room(page), tallest) : undefined;
};

/** Tells the height now and whenever the story grows, shrinks or opens something. Returns what stops it. */
export const watchHeight = (frame: HTMLIFrameElement, tallest: number, tell: (height: number) => void): (() => void) => {
  const page = frame.contentDocument;
  if (!page) return () => {};
  const measure = () => {
    const height = frameHeight(page, tallest);
    if (height) tell(height);
  };
  const sizes = new ResizeObserver(measure);
  const nodes = new MutationObserver(measure);
  const root = page.querySelector('#storybook-root');
  if (root) sizes.observe(root);
  nodes.observe(page.body, { childList: true, subtree: true });
  measure();
  return () => { sizes.disconnect(); nodes.disconnect(); };
};
