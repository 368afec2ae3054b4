import { readHtml } from '../../parts/readHtml.ts';

const BLOCKS = 'div, h1, h2, h3, h4, h5, h6, section, article, header, footer, main, pre, blockquote, dt, dd';

/** Of its own document: in that of the page what it holds would be fetched, and run. */
const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};
const unwrap = (element: Element, around = ''): void => element.replaceWith(around, ...element.childNodes, around);

/** A row on one line, its cells apart, whatever lines they have themselves. */
const lineOf = (row: Element): Element => {
  for (const inner of row.querySelectorAll(`p, ul, ol, li, td, th, ${BLOCKS}`)) unwrap(inner, ' ');
  const line = row.ownerDocument.createElement('p');
  line.append(...row.childNodes);
  return line;
};

/** Word writes the items of a list as paragraphs, with their bullet or number as text. */
const gatherItems = (body: Element): void => {
  for (const line of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
    const mark = line.querySelector('[style*="mso-list:Ignore" i]');
    if (!mark) continue;
    const kind = /\d|[a-z][.)]/i.test(mark.textContent) ? 'ol' : 'ul';
    mark.remove();
    const before = line.previousElementSibling;
    const list = before?.localName === kind ? before : line.ownerDocument.createElement(kind);
    if (list !== before) line.before(list);
    list.append(line);
    rename(line, 'li');
  }
};

/**
 * Makes paragraphs and lists of what another program writes, so that its lines stay apart and nothing comes in
 * that the toolbar cannot make. No cleaning: sanitise afterwards.
 */
export const asParagraphs = (html: string): string => {
  const { body } = readHtml(html);
  gatherItems(body);
  // What lies in another table is a line of its cell.
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) table.replaceWith(...Array.from(table.querySelectorAll('caption, tr'), lineOf));
  for (const block of body.querySelectorAll(BLOCKS)) rename(block, 'p');
  for (const underline of body.querySelectorAll('u')) unwrap(underline);
  return body.innerHTML;
};

/** Without the empty paragraphs that nested blocks leave. */
export const withoutEmpty = (html: string) => html.replace(/<p>(?:\s|&nbsp;|<br>)*<\/p>/gi, '');
