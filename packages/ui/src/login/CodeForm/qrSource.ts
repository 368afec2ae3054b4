const PREFIX = 'data:image/png;base64,';
/** The first bytes of every PNG, in base64. */
const SIGNATURE = 'iVBORw0KGgo';

/**
 * The address of the QR image: the server sends a PNG as a `data:` URL or as bare base64.
 * Anything else is not shown.
 */
export const qrSource = (image: string | null | undefined): string | undefined => {
  const base64 = image?.trim().replace(new RegExp(`^${PREFIX}`, 'i'), '');
  return base64?.startsWith(SIGNATURE) && /^[A-Za-z0-9+/\s]+={0,2}$/.test(base64) ? PREFIX + base64 : undefined;
};
