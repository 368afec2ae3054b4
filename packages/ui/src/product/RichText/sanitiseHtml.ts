import createDOMPurify from 'dompurify';

const ALLOWED_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote', '#text'];
const ALLOWED_SCHEMES = /^(?:https?|mailto|tel):/i;

// An instance of our own: its hook touches no other user of the library.
const purifier = createDOMPurify(window);
purifier.addHook('afterSanitizeAttributes', node => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: ALLOWED_SCHEMES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * The harmless part of HTML that a server sent: paragraphs, emphasis, lists, small headings, quotes and
 * links to http(s), mailto and tel, which open in a new tab. Everything else is dropped, its text kept.
 */
export const sanitiseHtml = (html: string): string => purifier.sanitize(html, RULES);

/** The same for the page itself: a browser that enforces Trusted Types takes nothing else. */
export const trustedHtml = (html: string): string | TrustedHTML => purifier.sanitize(html, { ...RULES, RETURN_TRUSTED_TYPE: true });
