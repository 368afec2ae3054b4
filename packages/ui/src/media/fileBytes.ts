const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Brands of the same container that are no mp4: QuickTime (.mov) and the pictures of phones. */
const OTHER_BRANDS = new Set(['qt  ', 'heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis']);

const startsWith = (head: Uint8Array, signature: readonly number[]) => signature.every((byte, at) => head[at] === byte);
const textAt = (head: Uint8Array, from: number) => String.fromCharCode(...head.subarray(from, from + 4));

/** Whether a file that begins with these bytes is a png or a jpg, whatever it is called. */
export const isImage = (head: Uint8Array) => startsWith(head, PNG) || startsWith(head, JPEG);

/** Whether a file that begins with these 12 bytes is an mp4: 'ftyp' at 4, then a brand that is not another format's. */
export const isMp4 = (head: Uint8Array) => head.length >= 12 && textAt(head, 4) === 'ftyp' && !OTHER_BRANDS.has(textAt(head, 8));
