import { readHtml } from '../../parts/readHtml.ts';

/** Whether HTML is nothing but text, and may be shown before the sanitiser is here. */
export const isPlainText = (html: string) => !/[<>&]/.test(html);

/** The bare paragraphs of HTML, read in a document that runs nothing: about as high as the formatted text. */
export const paragraphsOf = (html: string): string[] => {
  const { body } = readHtml(html);
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  for (const element of body.querySelectorAll('p, li, h2, h3, h4, blockquote, br')) element.after('\n');
  return body.textContent.split(/\s*\n\s*/).filter(Boolean);
};

/** The bare text of HTML. */
export const plainText = (html: string): string => paragraphsOf(html).join(' ');
