/** Whether HTML is nothing but text, and may be shown before the sanitiser is here. */
export const isPlainText = (html: string) => !/[<>&]/.test(html);

/** Lines that a text will take at about 60 characters each, to reserve its place: at least 1, at most 6. */
export const expectedLines = (html: string) => {
  const length = html.replace(/<[^>]*>/g, '').length;
  return Math.min(6, Math.max(1, Math.ceil(length / 60)));
};

/** The bare text of HTML, read in a document that runs nothing. */
export const textOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  return body.textContent;
};
