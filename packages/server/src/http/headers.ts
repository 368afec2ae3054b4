/** What the application may load and do: nothing from elsewhere, no inline script. styled-components writes its styles at run time. */
const POLICY = [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'",
  "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
  // HTML comes into the page through the sanitiser, the reader of inert documents and the editor's clipboard alone.
  "require-trusted-types-for 'script'", 'trusted-types dompurify readHtml ProseMirrorClipboard',
].join('; ');

/** The headers of every file of the application. @param isHttps whether the browser asked over https */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): Record<string, string> => ({
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
