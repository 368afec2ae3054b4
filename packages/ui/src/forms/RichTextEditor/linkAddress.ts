const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[^\s/?#@]+\.[^\s/?#@]+/;

const isWebAddress = (text: string) => {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  } catch {
    return false;
  }
};

/**
 * The address that a person means: a web address or an e-mail, with the scheme that was left out.
 * Nothing else makes a link.
 */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  if (/^mailto:/i.test(text)) return EMAIL.test(text.slice('mailto:'.length).split('?')[0]!) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  // 'drukwerk.be:8080' looks as if it had a scheme.
  const full = SCHEME.test(text) && !HOST.test(text.split(':')[0]!) ? text : `https://${text.replace(/^\/+/, '')}`;
  return isWebAddress(full) ? full : undefined;
};
